/** As these programs put it into the clipboard, shortened where they repeat themselves. */

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Rope for boats<o:p></o:p></span></p>
<h1><span lang=EN-US>What
we make<o:p></o:p></span></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=EN-US>Ropes of <b style='mso-bidi-font-weight:normal'>hemp</b> and <i>flax</i>, see
<a href="https://example.com/ropes?a=1&amp;b=2"><span style='color:#0563C1'>our list</span></a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]><span
lang=EN-US>Mooring lines<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt'>&nbsp;&nbsp; </span></span></span><![endif]>Short ones<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Sheets<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Measure<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Order<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/Users/me/image001.png"/></v:shape><![endif]--><![if !vml]><img width=554 height=312
src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'>
<td width=200 valign=top><p class=MsoNormal><b>Rope<o:p></o:p></b></p></td><td width=200><p class=MsoNormal><b>Price<o:p></o:p></b></p></td></tr>
<tr><td><p class=MsoNormal>Hemp,<o:p></o:p></p><p class=MsoNormal>tarred<o:p></o:p></p></td><td><p class=MsoNormal>12 €<o:p></o:p></p></td></tr></table>
<p class=MsoQuote>Good rope is half the voyage.<o:p></o:p></p>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9f1c2e4b-7fff-1f6a"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Our ropes</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Plain, </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">bold</span><span style="font-weight:400;font-style:italic;"> and slanted</span><span style="font-weight:400;">, </span><a href="https://example.com/" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">linked</span></a><span style="font-weight:400;text-decoration:line-through;">gone</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Hemp</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Tarred</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;">Flax</span></p></li></ul><p dir="ltr" style="text-align:right;"><span style="font-weight:400;"><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:416px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="624" height="416" /></span></span></p><hr /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr"><span style="font-weight:400;">Rope</span></p></td><td><p dir="ltr"><span style="font-weight:400;">Price</span></p></td></tr><tr><td><p><span>Hemp</span></p></td><td><p><span>12 €</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

export const notion = `<meta charset='utf-8'><!-- notionvc: 0c1d --><h2>Plan</h2>
<p>Ship the <strong>new page</strong> with <code>npm run build</code>.</p>
<ul>
<li>[ ] Write</li>
<li><p>Check</p>
<ul>
<li>Twice</li>
</ul>
</li>
</ul>
<blockquote>
<p>Slow is smooth.</p>
</blockquote>
<hr>
<pre><code class="language-js">const a = 1
  const b = a &lt; 2</code></pre>
<table><thead><tr><th>Who</th><th>When</th></tr></thead><tbody><tr><td>Ada</td><td>Monday</td></tr></tbody></table>`

export const webPage = `<html><body><!--StartFragment--><header><nav><a href="/">Home</a></nav></header><article><h2 id="x">A day at <em>sea</em></h2>
<figure><a href="https://example.com/big.jpg"><picture><source srcset="x.webp"><img src="https://example.com/s.jpg" alt="The
 sea"></picture></a><figcaption>At noon</figcaption></figure><div>First line<br>second line<br><br>New paragraph with H<sub>2</sub>O</div>
<iframe src="https://www.youtube.com/embed/x"></iframe><form><label>Mail <input type="email"></label><button>Send</button><input type="hidden"></form>
<script>steal()</script><img src="https://example.com/pixel.gif" width="1" height="1"><p style="display:none">hidden</p>
<p><a href="javascript:steal()">Click me</a></p><img src="http://example.com/old.jpg"></article><!--EndFragment--></body></html>`

export const markdown = `# Ropes

Ropes of **hemp** and *flax*, [our list](https://example.com/a_(b)), \`code\`, ~~gone~~ and 2 * 3 * 4.
Next line <script>alert(1)</script>

## Kinds ##

- Mooring
  - Short
  1. Numbered
- [x] Sheets

1. Measure
2. Order

> Good rope
> is half the voyage.

| Rope | Price |
| :--- | ---: |
| Hemp \\| tarred | 12 |

---

\`\`\`js
const a = 1
# no heading
\`\`\`

![The sea](https://example.com/s.jpg)
`
