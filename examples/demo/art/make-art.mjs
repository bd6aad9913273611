// biome-ignore-all lint/suspicious/useIterableCallbackReturn: a pen returns itself, and forEach does not look at it.
// Draws every picture of the demo sites: plain SVG geometry, rendered to WebP by sharp.
// No fonts, no photographs, no randomness without a seed: the same script gives the same pictures.
// Usage: node make-art.mjs [only-names-containing]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, 'pictures')
const only = process.argv[2]

/* ---------- palette ---------- */
const K = {
  red: '#B42A1C',
  redD: '#82190F',
  redL: '#D5523B',
  ink: '#12303B',
  inkD: '#0B2029',
  sea: '#2F6271',
  seaL: '#7FA6AE',
  fog: '#E9EEEE',
  fogM: '#CFDADB',
  fogD: '#A9BDC1',
  rope: '#D9A441',
  ropeL: '#EBCB85',
  ropeD: '#A87824',
  white: '#FAFAF7',
  tar: '#191E21',
  spruce: '#2C5A45',
  steel: '#93A6AB',
  steelD: '#5E7379',
  skin: '#C98B62',
  copper: '#B9683B',
}
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))
const mix = (a, b, t) =>
  '#' +
  rgb(a)
    .map((v, i) =>
      Math.round(v + (rgb(b)[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
const shade = (c) => mix(c, '#0B2029', 0.3),
  lite = (c) => mix(c, '#FFFFFF', 0.4)
const rnd = (seed) => () => {
  seed |= 0
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const P2 = (cx, cy, r, a) => `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`
let uid = 0

/* ---------- pen: every solid gets a lit left and a shaded right; `flat` draws the cast shadow ---------- */
class Pen {
  constructor(flat) {
    this.flat = flat
    this.s = ''
  }
  add(x) {
    this.s += x
    return this
  }
  two(tag, attrs, c, sx) {
    if (this.flat) return this.add(`<${tag} ${attrs} fill="${this.flat}"/>`)
    this.add(`<${tag} ${attrs} fill="${c}"/>`)
    if (sx !== undefined && sx !== null) {
      const id = 'k' + uid++
      this.add(
        `<clipPath id="${id}"><rect x="${sx}" y="-3000" width="6000" height="6000"/></clipPath><${tag} ${attrs} fill="${shade(c)}" clip-path="url(#${id})"/>`,
      )
    }
    return this
  }
  P(d, c, sx) {
    return this.two('path', `d="${d}" fill-rule="evenodd"`, c, sx)
  }
  C(cx, cy, r, c, sx) {
    return this.two('circle', `cx="${cx}" cy="${cy}" r="${r}"`, c, sx)
  }
  E(cx, cy, rx, ry, c, sx) {
    return this.two('ellipse', `cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`, c, sx)
  }
  R(x, y, w, h, r, c, sx) {
    return this.two('rect', `x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"`, c, sx)
  }
  L(d, c, w, dash = '', cap = 'round') {
    return this.add(
      `<path d="${d}" fill="none" stroke="${this.flat || c}" stroke-width="${w}" stroke-linecap="${cap}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    )
  }
  ring(cx, cy, r, w, c) {
    return this.add(
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${this.flat || c}" stroke-width="${w}"/>`,
    )
  }
  x(fn) {
    if (!this.flat) fn(this)
    return this
  } // detail that casts no shadow
  g(t, fn) {
    this.add(`<g transform="${t}">`)
    fn(this)
    return this.add('</g>')
  }
}
const gear = (cx, cy, r, n, d) => {
  let s = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      u = Math.PI / n
    s += `${i ? 'L' : 'M'}${P2(cx, cy, r - d, a - u * 0.9)}L${P2(cx, cy, r, a - u * 0.35)}L${P2(cx, cy, r, a + u * 0.35)}L${P2(cx, cy, r - d, a + u * 0.9)}`
  }
  return s + 'Z'
}
const hole = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const holes = (cx, cy, R, n, r, o = 0) =>
  Array.from({ length: n }, (_, i) => {
    const a = o + (i / n) * Math.PI * 2
    return hole(cx + R * Math.cos(a), cy + R * Math.sin(a), r)
  }).join('')
const spokes = (cx, cy, r1, r2, n) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2,
      b = a + (i % 2 ? 0.45 : -0.45)
    return `M${P2(cx, cy, r1, a)}L${P2(cx, cy, r2, b)}`
  }).join('')

/* ---------- motifs: base line y = 0, centre x = 0, up is negative ---------- */
const M = {
  chain: (p, A) =>
    p.g('translate(0 -235)', (p) =>
      p.add(
        `<g fill="none" stroke-linecap="round"><ellipse rx="140" ry="200" stroke="${p.flat || K.steelD}" stroke-width="34" stroke-dasharray="26 17"/>${p.flat ? '' : `<ellipse rx="140" ry="200" stroke="${A}" stroke-width="15"/><ellipse rx="140" ry="200" stroke="${lite(A)}" stroke-width="7" stroke-dasharray="1 20.5"/>`}</g>`,
      ),
    ),
  sprocket: (p, A) =>
    p
      .P(
        gear(0, -215, 200, 40, 19) + hole(0, -215, 62) + holes(0, -215, 122, 6, 38) + holes(0, -215, 86, 6, 9, 0.52),
        A,
        40,
      )
      .x((p) => p.ring(0, -215, 176, 4, shade(A)).ring(0, -215, 71, 4, lite(A))),
  gasket: (p, A) =>
    p
      .P(
        'M-170 -400h250a50 50 0 0 1 50 50v210a50 50 0 0 1-50 50h-250a50 50 0 0 1-50-50v-210a50 50 0 0 1 50-50Z' +
          hole(-110, -245, 78) +
          hole(55, -245, 58) +
          holes(-45, -245, 0, 1, 0) +
          hole(-180, -360, 12) +
          hole(90, -360, 12) +
          hole(-180, -130, 12) +
          hole(90, -130, 12),
        A,
        -20,
      )
      .P(
        'M40 -230h170v220h-300v-80h130Z' + hole(130, -110, 52) + hole(-50, -50, 14) + hole(185, -205, 11),
        lite(A),
        120,
      ),
  filter: (p, A, B) => {
    p.R(-120, -300, 240, 270, 8, A, 30)
    p.x((p) => {
      for (let i = 0; i < 15; i++) p.L(`M${-112 + i * 16} -296V-38`, i % 2 ? shade(A) : lite(A), 4)
    })
    p.E(0, -30, 132, 30, K.tar).E(0, -300, 132, 34, B).E(0, -308, 132, 34, lite(B)).E(0, -308, 84, 20, K.tar)
  },
  jug: (p, A, B) =>
    p
      .P(
        'M-140 0V-250q0-60 50-80l40-16v-30h90v34l60 40q20 14 20 46V-20q0 20-20 20H-120q-20 0-20-20Z M40 -290l44 30v80h-44Z',
        A,
        40,
      )
      .R(-62, -420, 110, 52, 8, B, 10)
      .x((p) =>
        p
          .R(-106, -210, 140, 160, 4, K.fog)
          .R(-106, -210, 140, 34, 4, B)
          .L('M-84 -140h96M-84 -110h70M-84 -82h84', K.inkD, 8),
      ),
  plugs: (p, A) =>
    [-80, 80].forEach((x, i) =>
      p.g(`translate(${x} ${i ? 0 : -34}) rotate(${i ? 6 : -4})`, (p) => {
        p.R(-16, -400, 32, 40, 8, K.steel, 4).R(-26, -364, 52, 130, 12, K.white, 8)
        p.x((p) => p.L('M-26 -330h52M-26 -300h52', K.fogD, 5))
        p.R(-52, -240, 104, 62, 6, A, 14).R(-36, -180, 72, 26, 2, K.steel, 8).R(-30, -154, 60, 110, 4, K.steel, 8)
        p.x((p) => {
          for (let k = 0; k < 7; k++) p.L(`M-30 ${-140 + k * 14}l60 8`, K.steelD, 4)
        })
        p.L('M-20 -44v30q0 12 14 12h14', K.steelD, 10).R(-6, -44, 12, 22, 2, K.white)
      }),
    ),
  discs: (p, A, B) => {
    for (let i = 0; i < 7; i++) {
      const y = -50 - i * 42,
        c = i % 2 ? B : A
      p.E(0, y + 16, 190, 62, shade(c)).E(0, y, 190, 62, c)
    }
    p.x((p) => p.E(0, -302, 112, 36, K.tar).E(0, -296, 100, 30, K.inkD))
  },
  box: (p, A, B) => {
    p.P('M-190 0V-230H110V0Z', A)
      .P('M110 0V-230L210 -290V-60Z', shade(A))
      .P('M-190 -230L-90 -290H210L110 -230Z', lite(A))
      .x((p) =>
        p
          .P('M-75 -230L25 -290H65L-35 -230V-120H-75Z', B)
          .R(-160, -80, 130, 50, 3, K.fog)
          .L('M-146 -62h90M-146 -46h60', K.ink, 6),
      )
    p.C(20, -330, 46, K.steel, 30).R(-130, -352, 80, 100, 6, K.copper, -80).R(-142, -376, 104, 36, 6, K.ink, -80)
  },
  headlamp: (p, A, B) => {
    p.R(-26, -90, 52, 90, 6, K.steelD, 6)
      .R(-90, -22, 180, 22, 6, K.tar, 20)
      .C(0, -250, 180, A, 60)
      .C(0, -250, 146, K.ropeL)
      .x((p) => {
        p.C(0, -250, 146, B)
        for (let i = -5; i <= 5; i++)
          p.L(
            `M${i * 25} ${-250 - Math.sqrt(140 ** 2 - (i * 25) ** 2)}V${-250 + Math.sqrt(140 ** 2 - (i * 25) ** 2)}`,
            mix(B, K.white, 0.35),
            5,
          )
        p.P('M-146 -250A146 146 0 0 1 40 -390L-90 -138A146 146 0 0 1 -146 -250Z', lite(B))
        p.ring(0, -250, 160, 10, lite(A))
      })
  },
  bar: (p, A) =>
    p.g('translate(0 -190)', (p) =>
      p
        .L('M-270 70C-220 60-190 40-160 -10S-110 -60-60 -60H60C110 -60 130 -50 160 -10S220 60 270 70', A, 26)
        .x((p) => p.L('M-160 -16S-110 -68-60 -68H60', lite(A), 6))
        .L('M-300 76L-226 64M300 76L226 64', K.tar, 46)
        .R(-50, -92, 100, 64, 8, K.steelD, 10)
        .L('M-200 30l-60 -30M200 30l60 -30', K.steel, 12),
    ),
  gull: (p, A) =>
    p.g('translate(0 -210)', (p) =>
      p
        .L('M-250 110C-270 20-220 -20-150 -10S-60 10-40 -40H40C60 10 90 0 150 -10S270 20 250 110', A, 24)
        .L('M-250 110V60M250 110V60', K.ropeD, 40)
        .R(-40, -70, 80, 60, 8, K.steelD, 8),
    ),
  mirror: (p, A, B) =>
    p
      .L('M60 0C80 -80 60 -120 20 -170', K.steelD, 20)
      .R(20, -26, 80, 26, 6, K.tar, 66)
      .C(-20, -300, 140, A, 20)
      .x((p) =>
        p
          .C(-20, -300, 118, B)
          .P('M-138 -300A118 118 0 0 1 10 -414L-90 -206A118 118 0 0 1 -138 -300Z', lite(B))
          .L('M-110 -262Q-60 -300 -10 -274T82 -270', K.sea, 8),
      ),
  grips: (p, A, B) =>
    [
      [-95, -4],
      [95, 5],
    ].forEach(([x, r]) =>
      p.g(`translate(${x} 0) rotate(${r})`, (p) => {
        p.R(-46, -380, 92, 380, 20, A, 12)
        p.x((p) => {
          for (let i = 0; i < 12; i++) p.L(`M-44 ${-340 + i * 26}l88 -14`, shade(A), 6)
        })
        p.R(-62, -34, 124, 34, 12, B, 18).R(-54, -398, 108, 26, 10, B, 18)
      }),
    ),
  tail: (p, A, B) =>
    p
      .R(-150, -60, 300, 60, 10, B, 40)
      .P('M-120 -60V-180A120 120 0 0 1 120 -180V-60Z', A, 40)
      .x((p) =>
        p
          .P('M-86 -60V-180A86 86 0 0 1 0 -266V-60Z', lite(A))
          .L('M-120 -110H120M-120 -150H120M-118 -190H118', shade(A), 5),
      )
      .R(-30, -330, 60, 36, 6, K.steel, 10),
  blinkers: (p, A) =>
    [-150, -50, 50, 150].forEach((x, i) =>
      p.g(`translate(${x} ${i % 2 ? 0 : -26})`, (p) =>
        p
          .L('M0 0V-120', K.tar, 18)
          .R(-26, -12, 52, 16, 4, K.steelD, 6)
          .E(0, -180, 44, 66, K.tar, 8)
          .x((p) => p.E(-6, -180, 32, 54, A).E(-14, -196, 12, 24, lite(A))),
      ),
    ),
  coil: (p, A) => {
    for (let i = 0; i < 7; i++) {
      const y = -40 - i * 40,
        rx = 195 - i * 7
      p.E(0, y + 14, rx, 62, shade(A)).E(0, y, rx, 62, A)
      p.x((p) =>
        p.add(
          `<ellipse cx="0" cy="${y + 8}" rx="${rx - 4}" ry="60" fill="none" stroke="${shade(A)}" stroke-width="22" stroke-dasharray="5 20"/>`,
        ),
      )
    }
    p.x((p) => p.E(0, -286, 96, 30, shade(shade(A))))
    p.L('M150 -30C230 -10 250 -40 270 -10', A, 26)
  },
  hose: (p, A) => {
    p.g('translate(0 -215)', (p) => {
      p.ring(0, 0, 180, 20, A)
        .ring(10, 8, 150, 20, mix(A, K.tar, 0.2))
        .ring(-6, -4, 120, 20, A)
        .x((p) => p.ring(-4, -4, 184, 4, lite(A)))
      p.L('M180 0C190 90 150 150 90 190', A, 20)
        .R(66, 176, 44, 40, 4, K.rope, 90)
        .C(64, 214, 26, K.steel, 68)
        .L('M-120 0C-120 -60 -60 -180 -180 -190', A, 20)
        .R(-214, -216, 44, 44, 4, K.rope, -190)
    })
  },
  pedal: (p, A, B) => {
    p.g('rotate(-8)', (p) => {
      p.P(
        'M-200 -120h400l-24 -150h-352Z M-150 -150l-10 -86h90v86Z M-40 -150v-86h90v86Z M80 -150v-86h84l-12 86Z',
        A,
        60,
      ).P('M-200 -120h400v34h-400Z', shade(A))
      p.x((p) => {
        for (const x of [-176, -60, 60, 176]) p.C(x, -134, 9, lite(A)).C(x * 0.9, -256, 9, lite(A))
      })
      p.R(196, -214, 110, 40, 8, K.steel, 260)
    })
  },
  pannier: (p, A, B) =>
    p
      .P('M-160 0q-20 0-20-20V-300q0-40 40-40H140q40 0 40 40V-20q0 20-20 20Z', A, 70)
      .R(-186, -392, 372, 76, 34, mix(A, K.white, 0.12), 80)
      .x((p) => p.P('M-120 -20V-150H120V-20Z', shade(A)).P('M-120 -150H120V-128H-120Z', lite(A)))
      .L('M-96 -360V-40M96 -360V-40', B, 22, '', 'butt')
      .R(-116, -236, 40, 50, 5, K.steel, -90)
      .R(76, -236, 40, 50, 5, K.steel, 102)
      .L('M-60 -392q60 -56 120 0', B, 16),
  roll: (p, A, B) =>
    p
      .P('M-230 -20V-210q0 -30 60 -30H200V10H-170q-60 0 -60 -30Z', A)
      .P('M-230 -90V-20q0 30 60 30H200V-80Z', shade(A))
      .E(200, -115, 62, 125, lite(A))
      .x((p) => p.E(200, -115, 40, 90, mix(A, K.white, 0.2)))
      .L('M-120 -244V8M70 -244V8', B, 26, '', 'butt')
      .R(-140, -150, 40, 52, 5, K.steel, -112)
      .R(50, -150, 40, 52, 5, K.steel, 78)
      .L('M-90 -248q70 -76 140 0', B, 18),
  toolroll: (p, A, B) => {
    for (let i = 0; i < 5; i++)
      p.g(`translate(${-130 + i * 64} -260)`, (p) =>
        p
          .R(-10, -150 + i * 12, 20, 200, 4, K.steel, 2)
          .P(hole(0, -150 + i * 12, 30 - i * 2) + hole(0, -158 + i * 12, 13), K.steel, 4),
      )
    p.P('M-190 0V-280H200V0Z', A, 110).x((p) => {
      for (let i = 0; i < 4; i++) p.L(`M${-98 + i * 64} -280V0`, shade(A), 5, '10 8')
      p.L('M-190 -256H200', lite(A), 5, '10 8')
    })
    p.R(170, -300, 76, 320, 36, mix(A, K.white, 0.16), 214)
      .L('M170 -150h76', B, 22, '', 'butt')
      .L('M206 -140v120', B, 14)
  },
  net: (p, A) => {
    let d = ''
    for (let i = -4; i <= 4; i++) {
      d += `M${i * 46} -420Q${i * 60} -220 ${i * 24} -20`
    }
    for (let k = 0; k < 8; k++) {
      const y = -400 + k * 52,
        w = 190 + 46 * Math.sin(((k + 0.5) / 8) * Math.PI) - k * 12
      d += `M${-w} ${y}Q0 ${y + 34} ${w} ${y}`
    }
    p.L(d, A, 11)
      .L('M-200 -430H200', K.ropeD, 26)
      .C(-200, -430, 22, K.steel, -196)
      .C(200, -430, 22, K.steel, 206)
      .C(0, -14, 24, K.red, 6)
  },
  straps: (p, A, B) =>
    [
      [-110, A],
      [120, B],
    ].forEach(([x, c], i) =>
      p.g(`translate(${x} ${i * 6})`, (p) => {
        p.C(0, -150, 120, c, 30).x((p) => {
          for (const r of [98, 76, 54, 34]) p.ring(0, -150, r, 8, shade(c))
        })
        p.L('M0 -36H150', c, 36, '', 'butt').R(110, -66, 60, 60, 8, K.steel, 146)
      }),
    ),
  rack: (p, A) =>
    p
      .L('M-220 -240H180M-220 -200H200M-220 -280H160M-220 -290V-190M-60 -290V-190M90 -286V-190', A, 18)
      .L('M-150 -200L-40 -6M120 -200L40 -6M-150 -200L-170 -60M-40 0H40', A, 18)
      .x((p) => p.L('M-220 -286H160', lite(A), 5))
      .C(-40, -6, 16, K.steelD)
      .C(40, -6, 16, K.steelD),
  wheel: (p, A, B) => {
    p.ring(0, -215, 196, 30, A)
      .x((p) => p.ring(0, -215, 172, 16, B).L(spokes(0, -215, 26, 166, 32), K.steelD, 2.5))
      .ring(0, -215, 174, 10, B)
      .C(0, -215, 30, B, 6)
      .x((p) => p.C(0, -215, 10, K.tar))
    p.x((p) =>
      p.add(
        `<path d="M${P2(0, -215, 196, 3.5)}A196 196 0 0 1 ${P2(0, -215, 196, 4.6)}" fill="none" stroke="${lite(A)}" stroke-width="6"/>`,
      ),
    )
  },
  tyre: (p, A, B) =>
    p
      .ring(0, -215, 165, 74, A)
      .x((p) =>
        p.add(
          `<circle cx="0" cy="-215" r="186" fill="none" stroke="${lite(A)}" stroke-width="24" stroke-dasharray="14 12"/><circle cx="0" cy="-215" r="144" fill="none" stroke="${B}" stroke-width="16"/><path d="M${P2(0, -215, 165, -0.9)}A165 165 0 0 1 ${P2(0, -215, 165, 1.2)}" fill="none" stroke="${K.inkD}" stroke-opacity=".28" stroke-width="74"/>`,
        ),
      ),
  crank: (p, A, B) =>
    p
      .P(gear(-40, -240, 160, 36, 14) + holes(-40, -240, 96, 5, 36) + hole(-40, -240, 20), A, 0)
      .P('M-64 -262L-16 -262L150 -20A30 30 0 0 1 98 -2Z', B, 60)
      .C(-40, -240, 42, B, -26)
      .x((p) => p.C(-40, -240, 18, K.tar).C(122, -28, 13, K.tar)),
  bearing: (p, A, B) => {
    p.R(-230, -180, 110, 150, 8, A, null)
      .R(120, -180, 110, 150, 8, A)
      .R(-120, -160, 240, 110, 4, B)
      .x((p) => {
        p.R(-230, -90, 460, 60, 8, shade(A)).R(-120, -96, 240, 46, 2, shade(B))
        for (let i = 0; i < 6; i++) p.L(`M${-218 + i * 18} -180V-30M${132 + i * 18} -180V-30`, shade(A), 5)
      })
    p.R(-300, -130, 74, 46, 6, K.steel)
      .R(226, -130, 74, 46, 6, K.steel)
      .P(gear(0, -330, 86, 18, 10) + hole(0, -330, 48), K.steel, 20)
  },
  hub: (p, A) =>
    p
      .R(-290, -150, 580, 34, 8, K.steel)
      .P('M-190 -240h34v90q156 34 312 0v-90h34v210h-34v-90q-156 -34-312 0v90h-34Z', A)
      .x((p) =>
        p
          .P('M-190 -130h380v100h-34v-90q-156 -34-312 0v90h-34Z', shade(A))
          .L('M-173 -226v8M-173 -190v8M-173 -60v8M173 -226v8M173 -190v8M173 -60v8', K.inkD, 12),
      ),
  spokes: (p, A, B) => {
    for (let i = 0; i < 13; i++)
      p.L(`M${-66 + i * 11} -10L${-150 + i * 25} -400`, i % 2 ? A : lite(A), 6).C(-150 + i * 25, -400, 8, K.rope)
    p.P('M-96 -210L96 -210L80 -110H-80Z', B, 30).x((p) => p.L('M-60 -176h120M-56 -144h70', K.fog, 8))
  },
  saddle: (p, A, B) =>
    p
      .P(
        'M-230 -250C-240 -330-150 -320-90 -300S130 -300 230 -288C262 -284 262 -262 230 -256C120 -240 60 -220 0 -190C-70 -156-220 -170-230 -250Z',
        A,
      )
      .x((p) =>
        p.P(
          'M-230 -250C-236 -220 -60 -230 0 -228S160 -260 256 -272C256 -262 250 -258 230 -256C120 -240 60 -220 0 -190C-70 -156-220 -170-230 -250Z',
          shade(A),
        ),
      )
      .L('M-180 -190C-150 -120 -60 -130 60 -150S190 -220 210 -256M-190 -200C-170 -96 -60 -104 20 -126', K.steel, 12)
      .x((p) =>
        [
          [-196, -268],
          [-170, -292],
          [-130, -296],
          [212, -274],
        ].forEach(([x, y]) => p.C(x, y, 8, B)),
      )
      .R(-56, -140, 60, 140, 6, K.steelD, -20),
  springsaddle: (p, A, B) => {
    M.saddle(p, A, B)
    p.L('M-196 -180l50 14l-50 14l50 14l-50 14l50 14l-50 14', K.steel, 13).L('M-196 -84H-30', K.steelD, 16)
  },
  bell: (p, A, B) =>
    p
      .R(-60, -40, 120, 40, 10, K.tar, 20)
      .R(-20, -96, 40, 60, 4, K.steelD, 6)
      .P('M-180 -90A180 190 0 0 1 180 -90Z', A, 50)
      .P('M-196 -96H196V-72H-196Z', lite(A), 60)
      .C(0, -286, 22, B, 4)
      .x((p) => p.P('M-140 -110A150 150 0 0 1 -40 -240A200 200 0 0 0 -100 -110Z', lite(A)))
      .L('M150 -60L236 -36', K.steel, 18)
      .C(240, -36, 20, B, 246),
  tape: (p, A, B) =>
    [
      [-110, 0, A],
      [110, 14, B],
    ].forEach(([x, y, c]) =>
      p.g(`translate(${x} ${y})`, (p) =>
        p
          .C(0, -150, 130, c, 40)
          .x((p) => {
            for (const r of [112, 94, 76]) p.ring(0, -150, r, 5, shade(c))
            p.C(0, -150, 56, K.fog).C(0, -150, 40, shade(c))
          })
          .L('M-4 -20H120', c, 30, '', 'butt'),
      ),
    ),
  post: (p, A, B) =>
    p
      .R(-26, -330, 52, 330, 4, A, 6)
      .P('M-90 -360Q0 -330 110 -380L118 -350Q0 -300 -84 -330Z', B, 30)
      .L('M-110 -384L130 -404', K.steel, 14)
      .C(-40, -350, 14, K.tar)
      .C(50, -358, 14, K.tar)
      .x((p) => p.L('M-16 -60h30M-16 -90h18M-16 -120h30M-16 -150h18', K.fogD, 5)),
  helmet: (p, A, B) =>
    p
      .P(
        'M-190 -40C-220 -180-210 -400 10 -400C190 -400 226 -260 216 -150L200 -60C190 -10 150 0 110 0H-130C-166 0-184 -14-190 -40Z',
        A,
        70,
      )
      .x((p) => p.P('M-196 -250C-150 -400 100 -440 196 -280L214 -232C60 -330-110 -320-196 -250Z', B))
      .P(
        'M40 -262C120 -272 190 -256 214 -230V-150C200 -120 150 -120 80 -128C40 -132 24 -150 24 -190C24 -230 26 -256 40 -262Z',
        K.tar,
      )
      .x((p) =>
        p
          .P('M52 -248C100 -256 150 -250 180 -238L120 -136C60 -134 40 -150 40 -190C40 -226 44 -246 52 -248Z', K.sea)
          .P('M70 -240l40 -2l-50 90q-14 -10 -10 -40Z', K.seaL)
          .L('M-120 -60q80 24 240 6', shade(A), 6),
      ),
  openhelmet: (p, A, B) =>
    p
      .P(
        'M-200 -110C-220 -300-120 -400 20 -400C170 -400 220 -290 220 -190L100 -176C70 -130 80 -60 40 -10H-100C-160 -10-190 -50-200 -110Z',
        A,
        50,
      )
      .P('M220 -200L300 -160C304 -140 290 -140 270 -146L100 -176Z', K.tar)
      .x((p) =>
        p
          .P('M-40 -398q30 -4 60 -2l30 220h-60Z', B)
          .P('M100 -176C70 -130 80 -60 40 -10H-10C30 -60 20 -130 60 -176Z', shade(shade(A)))
          .C(-90, -140, 14, K.steel),
      )
      .L('M-20 -10Q20 30 70 10', K.tar, 14),
  bikehelmet: (p, A, B) =>
    p
      .P('M-230 -120C-220 -300-80 -360 40 -350C180 -340 250 -220 236 -130C180 -90-150 -80-230 -120Z', A, 90)
      .x((p) =>
        [
          [-120, -230, 130],
          [-40, -300, 150],
          [70, -300, 120],
        ].forEach(([x, y, w], i) =>
          p.P(
            `M${x - 60} ${y + 60}Q${x} ${y - 10} ${x + w - 20} ${y + 10}Q${x + 10} ${y + 30} ${x - 20} ${y + 90}Z`,
            shade(shade(A)),
          ),
        ),
      )
      .P('M-230 -120C-150 -80 180 -90 236 -130L226 -96C170 -66-150 -60-220 -92Z', B, 90)
      .L('M-120 -90C-90 0 0 30 40 0S90 -60 110 -84', K.tar, 12),
  glove: (p, A, B) =>
    [
      [-1, -100],
      [1, 120],
    ].forEach(([s, x]) =>
      p.g(`translate(${x} 0) scale(${s} 1)`, (p) =>
        p
          .P(
            'M-80 0L-66 -150C-90 -190-84 -250-84 -330a24 24 0 0 1 46 0l4 70v-130a24 24 0 0 1 46 0v130l4-110a22 22 0 0 1 42 0l2 120l12-70a20 20 0 0 1 38 6C8 -100 60 -150 50 -120L64 0Z',
            A,
            s > 0 ? 10 : null,
          )
          .P('M-86 20L-70 -110H58L72 20Z', B, s > 0 ? 10 : null)
          .x((p) => p.L('M-60 -250h26M-14 -280h26M30 -260h22', shade(A), 6).L('M-66 -86H56', lite(B), 5, '10 8')),
      ),
    ),
  visor: (p, A) =>
    p
      .P(
        'M-250 -330C-150 -400 150 -400 250 -330L270 -150C260 -60 180 -20 100 -10H-100C-180 -20-260 -60-270 -150Z',
        A,
        90,
      )
      .x((p) => p.P('M-180 -350L-20 -376L-170 -40C-220 -60-252 -100-256 -150L-240 -320Z', lite(A)))
      .C(-226, -290, 20, K.steelD)
      .C(226, -290, 20, K.steelD),
  jacket: (p, A, B) =>
    p
      .P(
        'M-110 -440L-60 -420H60L110 -440C170 -420 200 -380 214 -330L250 -70L170 -56L150 -250V0H-150V-250L-170 -56L-250 -70L-214 -330C-200 -380-170 -420-110 -440Z',
        A,
        40,
      )
      .x((p) =>
        p
          .P('M-60 -424Q0 -340 60 -424L110 -440L40 -330H-40L-110 -440Z', B)
          .L('M0 -330V0', K.rope, 8)
          .L('M-120 -110l70 -10M120 -110l-70 -10M-110 -230h60M50 -230h60', shade(A), 8)
          .L('M-150 -26H150', shade(A), 6),
      ),
  apron: (p, A, B) =>
    p
      .L('M-70 -410C-60 -470 60 -470 70 -410', B, 16)
      .P('M-90 -410H90L110 -270C140 -250 170 -240 190 -236V0H-190V-236C-170 -240-140 -250-110 -270Z', A, 60)
      .x((p) =>
        p
          .R(-100, -160, 200, 110, 4, lite(A))
          .L('M-100 -136H100', shade(A), 5, '10 8')
          .L('M30 -160V-50', shade(A), 5)
          .R(-36, -370, 72, 66, 4, shade(A))
          .R(40, -210, 14, 110, 2, K.steel),
      )
      .L('M-190 -226L-250 -190M190 -226L250 -190', B, 14),
  tee: (p, A, B) =>
    p
      .P(
        'M-80 -420Q0 -380 80 -420L150 -390L250 -270L180 -210L140 -250V0H-140V-250L-180 -210L-250 -270L-150 -390Z',
        A,
        60,
      )
      .x((p) =>
        p
          .P('M-80 -420Q0 -380 80 -420Q60 -356 0 -354T-80 -420Z', shade(A))
          .L('M-90 -220q22 -24 45 0t45 0t45 0t45 0', B, 12)
          .L('M-90 -190q22 -24 45 0t45 0t45 0t45 0', B, 12)
          .L('M-60 -150H60', B, 10),
      ),
  cap: (p, A, B) =>
    p
      .P('M-180 -110C-190 -300-90 -380 0 -380S190 -300 180 -110Z', A, 50)
      .x((p) => {
        for (let i = -4; i <= 4; i++) p.L(`M${i * 38} -120Q${i * 34} -290 ${i * 8} -370`, shade(A), 4)
      })
      .R(-200, -140, 400, 130, 26, mix(A, K.white, 0.14), 60)
      .x((p) => {
        for (let i = 0; i < 14; i++) p.L(`M${-178 + i * 27} -126V-24`, shade(A), 4)
      })
      .R(90, -110, 66, 46, 3, B),
  tube: (p, A, B) =>
    p
      .P('M-120 -400Q0 -360 120 -400L140 -200Q150 -90 130 0Q0 40-130 0Q-150 -90-140 -200Z', A, 30)
      .E(0, -398, 120, 34, shade(shade(A)))
      .x((p) => {
        for (let k = 0; k < 4; k++) p.L(`M-136 ${-290 + k * 76}Q0 ${-250 + k * 76} 136 ${-290 + k * 76}`, B, 16)
      }),
  socks: (p, A, B) =>
    [
      [-110, 0],
      [70, 16],
    ].forEach(([x, y]) =>
      p.g(`translate(${x} ${y})`, (p) =>
        p
          .P('M-60 -420H60V-160C60 -120 150 -100 170 -60C184 -20 160 0 120 0H0C-50 0-70 -30-64 -70L-60 -160Z', A, 20)
          .R(-66, -430, 132, 60, 8, B, 20)
          .x((p) =>
            p
              .P('M110 -104C140 -96 160 -80 170 -60C184 -20 160 0 120 0H100Z', B)
              .P('M-66 -90q40 10 50 90q-50 -6 -50 -90Z', B)
              .L('M-58 -330H58M-58 -300H58', B, 10),
          ),
      ),
    ),
  cape: (p, A, B) =>
    p
      .P(
        'M0 -450C50 -450 74 -410 70 -370C150 -330 220 -160 240 0Q120 40 0 10Q-120 40-240 0C-220 -160-150 -330-70 -370C-74 -410-50 -450 0 -450Z',
        A,
        30,
      )
      .x((p) =>
        p
          .E(0, -386, 44, 52, shade(shade(A)))
          .L('M0 -330V8', B, 8)
          .L('M-236 -20Q-120 18 0 -12T236 -20', K.fog, 10)
          .C(0, -280, 10, B)
          .C(0, -210, 10, B),
      ),
  boots: (p, A, B) =>
    [
      [-130, -10],
      [60, 0],
    ].forEach(([x, y]) =>
      p.g(`translate(${x} ${y})`, (p) =>
        p
          .P('M-70 -380H60V-180C80 -140 170 -130 190 -70V-30H-80V-180Z', A, 16)
          .R(-90, -34, 290, 34, 8, K.tar, 80)
          .x((p) =>
            p
              .L('M-66 -330H58M-66 -250H58', B, 18)
              .R(20, -344, 30, 30, 4, K.steel)
              .R(20, -264, 30, 30, 4, K.steel)
              .L('M96 -140Q120 -80 100 -36', shade(A), 6),
          ),
      ),
    ),
  pump: (p, A, B) =>
    p
      .L('M40 -60C140 -60 160 -200 150 -300S80 -330 60 -240', K.tar, 14)
      .R(-34, -360, 68, 340, 8, A, 6)
      .R(-6, -430, 12, 90, 2, K.steel)
      .R(-120, -456, 240, 40, 20, B, 30)
      .R(-130, -22, 260, 26, 8, K.tar, 40)
      .C(0, -80, 50, K.fog, 14)
      .x((p) => p.L('M0 -80l20 -26', K.red, 7).ring(0, -80, 48, 8, K.steelD)),
  hex: (p, A, B) =>
    [0, 120, 240]
      .reduce(
        (p, a) =>
          p.g(`translate(0 -215) rotate(${a})`, (p) =>
            p.R(-24, -130, 48, 140, 22, A, 4).R(-11, -215, 22, 96, 3, K.steel, 2),
          ),
        p,
      )
      .C(0, -215, 52, B, 14)
      .x((p) => p.C(0, -215, 18, K.fog)),
  torque: (p, A, B) =>
    p.g('translate(0 -220) rotate(-52)', (p) => {
      p.R(-250, -14, 340, 28, 6, K.steel)
        .R(90, -24, 170, 48, 20, A)
        .x((p) => {
          for (let i = 0; i < 6; i++) p.L(`M${118 + i * 22} -22V22`, shade(A), 6)
        })
      p.C(-266, 0, 48, K.steelD, -250).x((p) =>
        p.C(-266, 0, 20, K.tar).R(-90, -22, 120, 44, 6, B).L('M-70 -6h80M-70 8h50', K.fog, 5),
      )
    }),
  tin: (p, A, B) =>
    p
      .P('M-180 -170V-20A180 52 0 0 0 180 -20V-170Z', A, 50)
      .E(0, -170, 180, 52, lite(A))
      .P('M-190 -210V-170A190 56 0 0 0 190 -170V-210Z', B, 50)
      .E(0, -210, 190, 56, mix(B, K.white, 0.25))
      .x((p) => p.L('M-90 -214q22 -16 45 0t45 0t45 0t45 0', K.fog, 8).L('M-140 -86Q0 -44 140 -86', K.fog, 10)),
  spray: (p, A, B) =>
    p
      .P('M-110 0V-220C-110 -270-50 -270-40 -320H40C50 -270 110 -270 110 -220V0Z', A, 30)
      .R(-46, -350, 92, 40, 4, K.tar, 10)
      .P('M-50 -350V-420H80L140 -440V-400L60 -380V-350Z', B, 30)
      .L('M90 -384l20 50', B, 14)
      .x((p) =>
        p.R(-110, -190, 220, 130, 0, K.fog).L('M-80 -120q20 -22 40 0t40 0t40 0t40 0', B, 9).L('M-80 -86H40', K.ink, 8),
      ),
  stand: (p, A) =>
    p
      .L('M-230 0H200M-190 0L-60 -190H120L190 -330M-60 -190L120 0M190 -330H270', A, 26)
      .x((p) => p.L('M-190 -6L-60 -198H116', lite(A), 6))
      .C(-150, 0, 34, K.tar)
      .C(120, 0, 34, K.tar)
      .R(70, -240, 60, 60, 8, K.red, 106),
  card: (p, A, B) =>
    p.g('rotate(-7)', (p) =>
      p
        .P('M-210 -300H210V-40H-210Z', B, null)
        .g('rotate(11)', (p) =>
          p
            .R(-210, -330, 420, 260, 12, A, 90)
            .x((p) =>
              p
                .L('M-170 -180q26 -30 52 0t52 0t52 0t52 0t52 0t52 0', K.rope, 14)
                .L('M-170 -146q26 -30 52 0t52 0t52 0t52 0t52 0t52 0', K.ropeL, 14)
                .L('M-170 -270h130M-170 -240h80', K.fog, 12)
                .C(156, -262, 26, K.red),
            ),
        ),
    ),
}
const wide = new Set(['bearing', 'hub', 'visor', 'gull', 'bar', 'jacket', 'cape', 'pedal', 'chain', 'net', 'headlamp'])
const hang = new Set([
  'chain',
  'gasket',
  'hose',
  'net',
  'jacket',
  'apron',
  'tee',
  'bar',
  'gull',
  'hex',
  'torque',
  'cape',
])

/* ---------- still life: wall, floor, window light, object, cast shadow ---------- */
const still = (w, h, wall, floor, items, { horizon = 0.66, light = true } = {}) => {
  const hy = h * horizon
  let s = `<rect width="${w}" height="${h}" fill="${wall}"/>`
  if (light)
    s += `<g fill="${mix(wall, '#FFFFFF', 0.34)}"><path d="M${w * 0.06} ${h * 0.05}L${w * 0.4} ${h * 0.0}V${h * 0.3}L${w * 0.06} ${h * 0.36}Z"/><path d="M${w * 0.43} ${-h * 0.01}L${w * 0.8} ${-h * 0.06}V${h * 0.235}L${w * 0.43} ${h * 0.295}Z"/><path d="M${w * 0.06} ${h * 0.39}L${w * 0.4} ${h * 0.33}V${h * 0.6}L${w * 0.06} ${h * 0.66}Z"/><path d="M${w * 0.43} ${h * 0.325}L${w * 0.8} ${h * 0.265}V${h * 0.53}L${w * 0.43} ${h * 0.595}Z"/></g>`
  s += `<rect y="${hy}" width="${w}" height="${h - hy}" fill="${floor}"/><rect y="${hy}" width="${w}" height="${h * 0.008}" fill="${shade(floor)}" opacity=".5"/>`
  for (const it of items) {
    const k = it.k ?? 1,
      x = it.x ?? w / 2,
      hung = it.hang ?? hang.has(it.m),
      y = it.y ?? (hung ? hy - h * 0.04 + 40 * k : h * 0.79)
    const sh = new Pen(hung ? mix(wall, K.inkD, 0.42) : mix(floor, K.inkD, 0.5))
    M[it.m](sh, ...it.c)
    s += hung
      ? `<g opacity=".55" transform="translate(${x + 26 * k} ${y + 30 * k}) scale(${k})">${sh.s}</g>`
      : `<g opacity=".6" transform="translate(${x} ${y}) scale(${k}) matrix(1 0 -.62 -.34 0 -4)">${sh.s}</g>`
    const p = new Pen()
    M[it.m](p, ...it.c)
    s += `<g transform="translate(${x} ${y}) scale(${k})">${hung && it.m !== 'net' ? '' : ''}${p.s}</g>`
  }
  return s
}

/* ---------- vehicles ---------- */
const moto = (p, o = {}) => {
  const body = o.body ?? K.red,
    seat = o.seat ?? K.tar,
    m = K.steel
  for (const x of [-185, 195])
    p.ring(x, -92, 78, 30, K.tar).x((p) =>
      p
        .ring(x, -92, 62, 7, m)
        .L(spokes(x, -92, 12, 58, 18), K.steelD, 2)
        .C(x, -92, 30, K.steelD, x + 6)
        .C(x, -92, 12, K.tar),
    )
  p.L('M-185 -92L-20 -104', K.steelD, 16)
    .L('M195 -92L118 -296', m, 18)
    .x((p) => p.L('M191 -92L114 -296', lite(m), 4))
  p.L('M-20 -104L-70 -220L120 -262L70 -96Z', K.ink, 13).L('M-160 -108L-104 -226', K.rope, 13, '6 8', 'butt')
  p.R(-52, -166, 150, 88, 22, K.steelD, 50)
    .C(6, -116, 34, m, 14)
    .x((p) => p.C(6, -116, 20, K.steelD))
  for (let i = 0; i < 6; i++) p.R(6 - i * -2, -176 - i * 13, 84 - i * 3, 8, 3, i % 2 ? m : lite(m))
  p.L('M92 -176C130 -170 118 -70 60 -62H-110', m, 17).P('M-110 -76L-262 -92V-60L-110 -50Z', m, -200)
  p.P('M-36 -232C-30 -296 60 -318 118 -286C136 -276 138 -256 128 -246L-20 -224Z', body, 56).x((p) =>
    p.P('M-20 -262C0 -290 50 -302 92 -292C40 -288 10 -276 -20 -248Z', lite(body)).L('M-30 -240L128 -258', K.ropeL, 6),
  )
  p.P('M-214 -252C-170 -272-80 -262-30 -240L-44 -218C-110 -226-160 -222-212 -232Z', seat)
    .P('M-214 -246L-262 -226L-256 -214L-206 -230Z', body)
    .C(-262, -222, 11, K.redL)
  p.P('M122 -196A108 108 0 0 1 290 -142L276 -136A94 94 0 0 0 128 -180Z', body)
  p.C(152, -258, 34, m, 150)
    .P('M150 -292A34 34 0 0 1 150 -224Z', K.ropeL)
    .L('M112 -300L80 -336L52 -330', K.tar, 12)
    .L('M52 -330L32 -326', K.tar, 20)
    .L('M100 -310L124 -352', K.steelD, 6)
    .C(126, -358, 15, K.steelD)
}
const bike = (p, o = {}) => {
  const c = o.body ?? K.ink,
    t = o.tyre ?? K.tar
  for (const x of [-190, 190])
    p.ring(x, -122, 117, 11, t)
      .x((p) => p.ring(x, -122, 109, 5, K.steel).L(spokes(x, -122, 10, 106, 24), K.steelD, 1.4))
      .C(x, -122, 12, K.steelD)
  p.L('M-190 -122L-84 -306M-190 -122L-26 -116', c, 8)
    .L('M-26 -116L-92 -332', c, 12)
    .L('M-84 -306L128 -316M-26 -116L136 -272', c, 13)
    .L('M126 -330L140 -262', c, 15)
    .L('M140 -262C150 -210 160 -170 190 -122', c, 10)
  p.L('M-92 -332L-100 -362', K.steel, 10).P(
    'M-156 -376C-150 -392-110 -378-50 -372C-40 -366-50 -362-60 -360C-100 -356-150 -352-156 -376Z',
    o.saddle ?? K.copper,
    -90,
  )
  p.L('M124 -330L118 -360L158 -366', K.steel, 10).L(
    'M158 -366C200 -366 206 -330 190 -312S160 -300 150 -304',
    o.tape ?? K.rope,
    13,
  )
  p.P(gear(-26, -116, 38, 24, 5) + holes(-26, -116, 22, 5, 8), K.steel, -16)
    .L('M-26 -116L14 -66', K.steelD, 9)
    .L('M-4 -62H32', K.tar, 10)
    .L('M-26 -80L-190 -104M-26 -152L-190 -138', K.steelD, 3)
}
const place = (fn, x, y, k, shadow, o = {}) => {
  const a = new Pen(shadow),
    b = new Pen()
  fn(a, o)
  fn(b, o)
  return `<g opacity=".5" transform="translate(${x} ${y}) scale(${k}) matrix(1 0 -.55 -.24 0 0)">${a.s}</g><g transform="translate(${x} ${y}) scale(${o.flip ? -k : k} ${k})">${b.s}</g>`
}
const rider = (c, helmet) => (p) => {
  moto(p, { body: c })
  p.P('M-120 -250C-110 -330-70 -420 0 -440C60 -430 70 -380 60 -350L100 -310L80 -296L10 -330L-20 -262Z', K.ink, 0)
    .L('M-70 -250L30 -230L20 -130L60 -116', K.inkD, 40)
    .C(26, -476, 50, helmet, 40)
    .P('M30 -500H80V-462H40Z', K.tar)
}

/* ---------- landscape parts ---------- */
const head = (w, y, amp, seed, base) => {
  const r = rnd(seed)
  let d = `M-20 ${base}V${y}`,
    x = -20
  while (x < w + 20) {
    const nx = x + 120 + r() * 220,
      ny = y - amp * r()
    d += `C${x + 60} ${ny + amp * 0.1} ${nx - 70} ${ny} ${nx} ${ny + amp * 0.25}`
    x = nx
  }
  return d + `V${base}Z`
}
const glints = (w, y0, y1, n, seed, c) => {
  const r = rnd(seed)
  let s = ''
  for (let i = 0; i < n; i++) {
    const t = r(),
      y = y0 + (y1 - y0) * t * t + 4,
      l = 16 + 120 * r() * (0.3 + t)
    s += `M${(r() * w).toFixed(0)} ${y.toFixed(0)}h${l.toFixed(0)}`
  }
  return `<path d="${s}" stroke="${c}" stroke-width="4" stroke-linecap="round" opacity=".65"/>`
}
const gullbird = (x, y, k, c) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-40 -12C-24 -26-8 -18 0 0C8 -18 24 -26 40 -12C24 -16 10 -8 0 10C-10 -8-24 -16-40 -12Z" fill="${c}"/>`
const spruceTree = (x, y, k, c) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 -220L34 -150H18L50 -90H28L64 -20H10V0H-10V-20H-64L-28 -90H-50L-18 -150H-34Z" fill="${c}"/>`
const trap = (x, y, k) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-90 0V-50A60 60 0 0 1 -30 -92H30A60 60 0 0 1 90 -50V0Z" fill="${K.ropeD}"/><path d="M0 0V-92H30A60 60 0 0 1 90 -50V0Z" fill="${shade(K.ropeD)}"/><path d="M-90 -30H90M-84 -58H84M-60 -92V0M-20 -92V0M20 -92V0M60 -92V0" stroke="${K.ropeL}" stroke-width="5" opacity=".7"/></g>`

/* the long shed, elevation; x is its left corner, y the ground */
const shed = (x, y, len, k = 1) => {
  const wall = 270 * k,
    roof = 150 * k
  let s = ''
  s += `<path d="M${x - 26 * k} ${y - wall}L${x + 60 * k} ${y - wall - roof}H${x + len}V${y - wall}Z" fill="${K.steelD}"/>`
  for (let i = 1; i < 6; i++)
    s += `<path d="M${x - 26 * k + (86 * k * i) / 6} ${y - wall - (roof * i) / 6}H${x + len}" stroke="${mix(K.steelD, K.inkD, 0.35)}" stroke-width="${3 * k}" stroke-dasharray="${28 * k} ${6 * k}" opacity=".7"/>`
  s += `<rect x="${x}" y="${y - wall}" width="${len}" height="${wall}" fill="${K.red}"/>`
  for (let i = 1; i < 16; i++)
    s += `<rect x="${x}" y="${y - wall + (i * wall) / 16}" width="${len}" height="${2.5 * k}" fill="${K.redD}" opacity=".55"/>`
  s += `<rect x="${x}" y="${y - wall}" width="${len}" height="${26 * k}" fill="${K.redD}" opacity=".7"/><rect x="${x - 26 * k}" y="${y - wall - 12 * k}" width="${len + 30 * k}" height="${16 * k}" fill="${K.white}"/><rect x="${x}" y="${y - wall}" width="${18 * k}" height="${wall}" fill="${K.white}"/>`
  const step = 190 * k
  let i = 0
  for (let wx = x + 110 * k; wx < x + len - 60 * k; wx += step, i++) {
    if (i === 2 || i === 7) {
      // sliding door, open on a lit bench
      const dw = 230 * k,
        dx = wx - 20 * k
      s += `<rect x="${dx - 14 * k}" y="${y - 226 * k}" width="${dw + 28 * k}" height="${226 * k}" fill="${K.white}"/><rect x="${dx}" y="${y - 214 * k}" width="${dw}" height="${214 * k}" fill="${K.ropeL}"/><rect x="${dx}" y="${y - 214 * k}" width="${dw}" height="${60 * k}" fill="${K.rope}"/><path d="M${dx + 20 * k} ${y - 154 * k}v-30M${dx + 60 * k} ${y - 154 * k}v-44M${dx + 100 * k} ${y - 154 * k}v-26M${dx + 150 * k} ${y - 154 * k}v-40" stroke="${K.ropeD}" stroke-width="${9 * k}"/><rect x="${dx}" y="${y - 104 * k}" width="${dw}" height="${10 * k}" fill="${K.ropeD}"/>`
      const b = new Pen(mix(K.inkD, K.ropeD, 0.15))
      ;(i === 2 ? moto : bike)(b)
      s += `<g transform="translate(${dx + dw / 2} ${y - 2 * k}) scale(${0.4 * k})">${b.s}</g><rect x="${dx + dw + 14 * k}" y="${y - 232 * k}" width="${150 * k}" height="${232 * k}" fill="${K.redD}"/><path d="M${dx + dw + 14 * k} ${y - 232 * k}l${150 * k} ${232 * k}m0 ${-232 * k}l${-150 * k} ${232 * k}" stroke="${K.white}" stroke-width="${9 * k}"/><rect x="${dx + dw + 14 * k}" y="${y - 232 * k}" width="${150 * k}" height="${232 * k}" fill="none" stroke="${K.white}" stroke-width="${12 * k}"/>`
      wx += 240 * k
      continue
    }
    s += `<rect x="${wx - 9 * k}" y="${y - 206 * k}" width="${98 * k}" height="${126 * k}" fill="${K.white}"/><rect x="${wx}" y="${y - 197 * k}" width="${80 * k}" height="${108 * k}" fill="${K.sea}"/><path d="M${wx} ${y - 197 * k}h${80 * k}L${wx} ${y - 120 * k}Z" fill="${K.seaL}"/><path d="M${wx + 40 * k} ${y - 197 * k}v${108 * k}M${wx} ${y - 143 * k}h${80 * k}" stroke="${K.white}" stroke-width="${6 * k}"/>`
  }
  return s
}
const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`
const grad = (id, a, b) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient></defs>`

const scenes = {
  'hero-shed': () => {
    const w = 2400,
      h = 1350
    let s =
      grad('s', '#C9D6D8', '#F3F3EE') +
      `<rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="1960" cy="320" r="150" fill="#FFFFFF" opacity=".75"/>`
    s += `<path d="${head(w, 690, 110, 7, 900)}" fill="${K.fogM}"/><path d="${head(w, 760, 80, 21, 900)}" fill="${K.fogD}"/>`
    s +=
      `<rect y="850" width="${w}" height="500" fill="${K.seaL}"/><rect y="985" width="${w}" height="400" fill="${K.sea}"/>` +
      glints(w, 856, 1100, 90, 3, K.fog)
    s += shed(1330, 1040, 1200, 1.08)
    s += `<rect x="1130" y="1040" width="1300" height="44" fill="${K.ink}"/><rect x="1130" y="1036" width="1300" height="14" fill="${K.steelD}"/>`
    for (let x = 1160; x < w; x += 150)
      s += `<rect x="${x}" y="1084" width="34" height="290" fill="${K.inkD}"/><rect x="${x}" y="1084" width="12" height="290" fill="${K.ink}"/>`
    s +=
      `<path d="M1330 1150h1100M1350 1190h1100M1380 1240h1100M1330 1290h1100" stroke="${K.redD}" stroke-width="18" stroke-dasharray="210 60 90 40" opacity=".45"/>` +
      glints(w, 1110, 1340, 60, 9, K.seaL)
    s += trap(1186, 1038, 0.5)
    s +=
      place(bike, 1420, 1040, 0.6, K.sea, { body: K.ink, tape: K.rope }) +
      place(moto, 1736, 1040, 0.7, K.redD, { body: K.rope })
    s += gullbird(1440, 330, 1.1, K.white) + gullbird(1560, 250, 0.7, K.white) + gullbird(1330, 440, 0.6, K.white)
    s += `<g transform="translate(330 1130)"><path d="M-190 0C-150 60 150 60 200 -10L230 -40C80 0-80 0-230 -34Z" fill="${K.rope}"/><path d="M-226 -34C-80 0 80 0 230 -40L224 -22C80 16-80 16-216 -16Z" fill="${K.spruce}"/></g><path d="M110 1196h430M160 1222h300" stroke="${K.inkD}" stroke-width="7" opacity=".35"/>`
    return [w, h, s]
  },
  'hero-road': () => {
    const w = 2400,
      h = 1350
    let s =
      grad('s', '#E9C273', '#F4E3BE') +
      `<rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="1500" cy="620" r="210" fill="#FBF3DF"/>`
    s +=
      `<path d="${head(w, 700, 120, 11, 900)}" fill="${mix(K.rope, K.sea, 0.35)}"/><rect y="800" width="${w}" height="600" fill="${K.sea}"/>` +
      glints(w, 806, 1000, 80, 5, '#F4E3BE')
    s += `<path d="M2400 560C2200 600 2100 700 1900 760S1500 850 1300 920S1100 1100 900 1180S200 1260-20 1280V1370H2420Z" fill="${K.spruce}"/><path d="M2400 700C2200 720 2100 800 1960 850S1600 920 1440 990S1200 1180 1000 1250S300 1350 100 1370H2420Z" fill="${mix(K.spruce, K.inkD, 0.35)}"/>`
    s += `<path d="M2420 806C2240 824 2140 880 2020 934S1700 1010 1560 1070S1350 1230 1180 1370H1700C1780 1260 1840 1150 2000 1080S2300 960 2420 940Z" fill="${K.tar}"/><path d="M2420 868C2260 890 2120 950 2010 1004S1740 1080 1640 1160S1500 1280 1430 1370" fill="none" stroke="${K.rope}" stroke-width="12" stroke-dasharray="70 46"/>`
    for (const [x, y, k] of [
      [2210, 730, 0.8],
      [2290, 720, 1.1],
      [2370, 700, 0.9],
      [1980, 800, 0.6],
      [2040, 790, 0.75],
      [1120, 1120, 0.5],
      [1060, 1150, 0.6],
    ])
      s += spruceTree(x, y, k, K.inkD)
    s +=
      place(rider(K.red, K.fog), 1870, 1090, 0.78, K.inkD) +
      gullbird(1010, 420, 0.9, K.white) +
      gullbird(1110, 480, 0.6, K.white)
    return [w, h, s]
  },
  'hero-bench': () => {
    const w = 2400,
      h = 1350
    let s = `<rect width="${w}" height="${h}" fill="${K.ink}"/>`
    for (let x = 0; x < w; x += 96) s += `<rect x="${x}" width="4" height="980" fill="${K.inkD}"/>`
    s += `<rect y="1000" width="${w}" height="350" fill="${mix(K.ropeD, K.inkD, 0.55)}"/>`
    for (let i = 0; i < 5; i++)
      s += `<rect y="${1040 + i * i * 16}" width="${w}" height="4" fill="${K.inkD}" opacity=".6"/>`
    for (const x of [1040, 1500, 1960])
      s += `<path d="M${x - 240} 1350L${x + 40} 1002H${x + 320}L${x + 130} 1350Z" fill="${K.ropeL}" opacity=".3"/><rect x="${x - 16}" y="144" width="352" height="432" fill="${K.white}"/><rect x="${x}" y="160" width="320" height="400" fill="${K.fogM}"/><path d="M${x} 420C${x + 90} 380 ${x + 200} 430 ${x + 320} 390V560H${x}Z" fill="${K.seaL}"/><rect x="${x}" y="470" width="320" height="90" fill="${K.sea}"/><path d="M${x + 160} 160v400M${x} 360h320" stroke="${K.white}" stroke-width="12"/>`
    s += `<rect x="960" y="700" width="1500" height="34" fill="${K.ropeD}"/><rect x="960" y="734" width="1500" height="20" fill="${shade(K.ropeD)}"/>`
    for (const x of [1000, 1400, 1800, 2200])
      s += `<rect x="${x}" y="754" width="40" height="260" fill="${shade(K.ropeD)}"/>`
    for (const [m, x, k, c] of [
      ['jug', 1130, 0.36, [K.red, K.rope]],
      ['tin', 1270, 0.36, [K.rope, K.red]],
      ['filter', 2070, 0.36, [K.fogD, K.red]],
      ['box', 2260, 0.42, [K.copper, K.rope]],
      ['headlamp', 1430, 0.3, [K.steel, K.ropeL]],
    ]) {
      const p = new Pen()
      M[m](p, ...c)
      s += `<g transform="translate(${x} 700) scale(${k})">${p.s}</g>`
    }
    s += place(moto, 1720, 1180, 1.35, K.inkD, { body: K.rope, seat: K.copper })
    {
      const p = new Pen()
      bike(p, { body: K.redL, tape: K.fog })
      s += `<g transform="translate(560 1230) scale(1)">${p.s}</g>`
    }
    for (const x of [1270, 1730, 2190])
      s += `<path d="M${x} 0V70" stroke="${K.inkD}" stroke-width="8"/><path d="M${x - 70} 110L${x - 34} 66h68l36 44Z" fill="${K.red}"/><ellipse cx="${x}" cy="112" rx="40" ry="10" fill="${K.ropeL}"/>`
    return [w, h, s]
  },
}
const picture = (w, h, bg, fl, fn, hz = 0.74) => [
  w,
  h,
  `<rect width="${w}" height="${h}" fill="${bg}"/><rect y="${h * hz}" width="${w}" height="${h * (1 - hz)}" fill="${fl}"/>` +
    fn(w, h),
]
Object.assign(scenes, {
  'work-01-harbour-twin': () =>
    picture(
      1200,
      900,
      K.fogM,
      K.fogD,
      (w, h) =>
        `<circle cx="820" cy="330" r="250" fill="${K.white}"/>` +
        place(moto, 590, 800, 1.75, K.steelD, { body: K.red }),
    ),
  'work-02-slipway-single': () =>
    picture(
      1000,
      1250,
      K.rope,
      K.ropeD,
      (w, h) =>
        `<rect x="500" y="120" width="420" height="805" fill="${K.ropeL}"/>` +
        place(moto, 480, 1060, 1.55, K.ropeD, { body: K.ink, seat: K.copper }),
    ),
  'work-03-fog-signal': () =>
    picture(
      1200,
      900,
      K.ink,
      K.inkD,
      (w, h) =>
        `<circle cx="600" cy="440" r="330" fill="${K.sea}"/>` +
        place(bike, 600, 800, 1.7, '#000000', { body: K.rope, tape: K.redL }),
    ),
  'work-04-wheel': () =>
    picture(1000, 1250, K.red, K.redD, (w, h) => {
      const p = new Pen(),
        q = new Pen(K.redD)
      M.wheel(p, K.tar, K.fog)
      M.wheel(q)
      return `<g transform="translate(560 1120) scale(2.2)" opacity=".7">${q.s}</g><g transform="translate(500 1080) scale(2.2)">${p.s}</g>`
    }),
  'work-05-tank': () =>
    picture(
      1200,
      900,
      K.fog,
      K.fogM,
      (w, h) => {
        const p = new Pen()
        moto(p, { body: K.spruce, seat: K.copper })
        return `<g transform="translate(470 1420) scale(4)">${p.s}</g>`
      },
      0.9,
    ),
  'work-06-pair': () =>
    picture(
      1400,
      900,
      K.seaL,
      K.sea,
      (w, h) =>
        `<rect x="140" y="110" width="420" height="556" fill="${K.fogM}"/><rect x="640" y="110" width="620" height="556" fill="${K.fogM}"/>` +
        place(bike, 360, 790, 1.15, K.ink, { body: K.red }) +
        place(moto, 960, 830, 1.35, K.ink, { body: K.fog, seat: K.copper }),
    ),
  'work-07-engine': () =>
    picture(
      1000,
      1250,
      K.sea,
      K.ink,
      (w, h) => {
        const p = new Pen()
        moto(p, { body: K.rope })
        return `<g transform="translate(410 1290) scale(4.6)">${p.s}</g>`
      },
      0.95,
    ),
  'work-08-town-bike': () =>
    picture(
      1200,
      900,
      K.ropeL,
      K.rope,
      (w, h) =>
        `<path d="M150 666V260A300 300 0 0 1 750 260V666Z" fill="${K.white}" opacity=".7"/>` +
        place(bike, 620, 800, 1.65, K.ropeD, { body: K.spruce, tape: K.copper }),
    ),
  'work-09-night': () =>
    picture(
      1400,
      900,
      K.inkD,
      K.tar,
      (w, h) =>
        `<path d="M960 470L1400 330V760Z" fill="${K.ropeL}" opacity=".5"/><circle cx="250" cy="180" r="70" fill="${K.fog}"/>` +
        place(moto, 700, 800, 1.6, '#000000', { body: K.sea, seat: K.steelD }),
    ),
  'blog-winter': () =>
    picture(
      1400,
      900,
      '#DDE6E8',
      K.white,
      (w, h) =>
        `<path d="${head(w, 420, 130, 4, 670)}" fill="${K.fogD}"/>${[90, 220, 1230, 1330].map((x, i) => spruceTree(x, 690, 1.3 + (i % 2) * 0.5, K.spruce)).join('')}` +
        `<ellipse cx="720" cy="800" rx="470" ry="34" fill="${K.fogM}"/><path d="M330 800C320 620 420 480 540 470C640 440 780 380 880 400C960 410 1010 470 1030 560C1090 620 1120 720 1116 800Z" fill="${K.sea}"/><path d="M880 400C960 410 1010 470 1030 560C1090 620 1120 720 1116 800H900C930 660 900 520 880 400Z" fill="${K.ink}"/><path d="M340 700Q700 760 1104 690" stroke="${K.rope}" stroke-width="16" fill="none"/>` +
        Array.from({ length: 60 }, (_, i) => {
          const r = rnd(i * 97 + 5)
          return `<circle cx="${(r() * w).toFixed(0)}" cy="${(r() * h * 0.8).toFixed(0)}" r="${(4 + r() * 7).toFixed(1)}" fill="#FFFFFF"/>`
        }).join(''),
    ),
  'blog-chain': () => [
    1400,
    900,
    still(1400, 900, K.rope, K.ropeD, [
      { m: 'chain', c: [K.fogD], x: 420, k: 1.35, y: 700 },
      { m: 'spray', c: [K.sea, K.red], x: 900, k: 1.2, y: 760 },
      { m: 'tin', c: [K.fog, K.ink], x: 1180, k: 0.7, y: 790 },
    ]),
  ],
  'blog-map': () => {
    const w = 1400,
      h = 900
    let s = `<rect width="${w}" height="${h}" fill="${K.fog}"/>`
    const coast =
      'M-20 140C200 120 260 260 420 240S560 380 700 360S780 520 940 500S1120 640 1240 620S1380 760 1420 740V-20H-20Z'
    s += `<path d="${coast}" fill="${mix(K.spruce, K.fog, 0.55)}"/>`
    for (let i = 1; i < 7; i++)
      s += `<path d="${coast}" transform="translate(${-i * 26} ${i * 44})" fill="none" stroke="${K.seaL}" stroke-width="3" opacity="${1 - i * 0.13}"/>`
    s += `<path d="M60 70C240 60 300 180 440 170S620 290 740 280S840 430 980 410S1160 540 1300 520" fill="none" stroke="${K.red}" stroke-width="16" stroke-linecap="round" stroke-dasharray="44 26"/>`
    for (const [x, y] of [
      [60, 70],
      [740, 280],
      [1300, 520],
    ])
      s += `<circle cx="${x}" cy="${y}" r="30" fill="${K.white}" stroke="${K.ink}" stroke-width="12"/>`
    s += `<g transform="translate(300 690)"><circle r="110" fill="none" stroke="${K.ink}" stroke-width="6"/><path d="M0 -150L24 0L0 150L-24 0Z" fill="${K.ink}"/><path d="M0 -150L24 0H-24Z" fill="${K.red}"/><path d="M-150 0L0 -14L150 0L0 14Z" fill="${K.ink}" opacity=".4"/></g>`
    return [w, h, s]
  },
  'blog-wheel': () => [
    1400,
    900,
    still(1400, 900, K.sea, K.ink, [
      { m: 'wheel', c: [K.tar, K.fog], x: 560, k: 1.7, y: 830 },
      { m: 'spokes', c: [K.steel, K.red], x: 1080, k: 1.1, y: 790 },
    ]),
  ],
  'blog-freight': () =>
    picture(
      1400,
      900,
      K.fogM,
      K.seaL,
      (w, h) =>
        glints(w, 680, 880, 50, 8, K.fog) +
        `<path d="${head(w, 560, 90, 31, 670)}" fill="${K.fogD}"/><path d="M160 640H1240L1150 780H270Z" fill="${K.ink}"/><path d="M160 640H1240L1222 670H180Z" fill="${K.red}"/>` +
        [
          [300, K.red],
          [440, K.rope],
          [580, K.sea],
          [720, K.red],
          [860, K.spruce],
        ]
          .map(
            ([x, c], i) =>
              `<rect x="${x}" y="560" width="128" height="78" fill="${c}"/><rect x="${x + 84}" y="560" width="44" height="78" fill="${shade(c)}"/>${i % 2 ? '' : `<rect x="${x}" y="478" width="128" height="78" fill="${i ? K.fog : K.rope}"/><rect x="${x + 84}" y="478" width="44" height="78" fill="${shade(i ? K.fog : K.rope)}"/>`}`,
          )
          .join('') +
        `<path d="M1020 640V420H1150V640Z" fill="${K.white}"/><rect x="1040" y="450" width="90" height="34" fill="${K.sea}"/><rect x="1060" y="350" width="46" height="70" fill="${K.red}"/><path d="M1084 330C1070 280 1120 270 1100 220" stroke="${K.white}" stroke-width="22" fill="none" stroke-linecap="round"/>`,
      0.74,
    ),
  'blog-first-ride': () =>
    picture(
      1400,
      900,
      K.redL,
      K.red,
      (w, h) =>
        `<circle cx="1050" cy="320" r="210" fill="${K.ropeL}"/><path d="${head(w, 560, 120, 17, 670)}" fill="${K.redD}"/>` +
        place(rider(K.ink, K.rope), 620, 800, 1.15, K.redD),
      0.74,
    ),
  'about-shed': () => {
    const w = 2000,
      h = 900
    return [
      w,
      h,
      grad('s', '#DFE7E8', '#F5F5F1') +
        `<rect width="${w}" height="${h}" fill="url(#s)"/><path d="${head(w, 520, 120, 44, 740)}" fill="${K.fogM}"/>` +
        shed(180, 740, 1900, 1.2) +
        `<rect y="740" width="${w}" height="160" fill="${K.fogD}"/><rect y="740" width="${w}" height="12" fill="${K.steelD}"/>` +
        place(bike, 960, 800, 0.8, K.steelD, { body: K.ink }) +
        place(moto, 1500, 820, 0.9, K.steelD, { body: K.rope }) +
        trap(120, 742, 1),
    ]
  },
  map: () => {
    const w = 1600,
      h = 700
    let s = `<rect width="${w}" height="${h}" fill="${K.fogM}"/><path d="M-10 0H1610V330C1400 360 1300 300 1100 360S800 470 560 430S200 520-10 470Z" fill="#EEF1EC"/>`
    for (let i = 1; i < 5; i++)
      s += `<path d="M-10 470C200 520 320 390 560 430S900 420 1100 360S1400 360 1610 330" transform="translate(0 ${i * 34})" fill="none" stroke="${K.seaL}" stroke-width="2.5" opacity="${0.9 - i * 0.17}"/>`
    s += `<g fill="none" stroke="#FFFFFF" stroke-width="20"><path d="M-10 250C300 260 500 200 760 220S1300 160 1610 120"/><path d="M240 -10L330 460M640 -10L620 420M980 -10L1060 360M1380 -10L1340 330"/><path d="M-10 90C400 120 900 40 1610 20" stroke-width="12"/></g><path d="M330 400C560 370 900 330 1340 290" fill="none" stroke="${K.ropeL}" stroke-width="14"/>`
    for (const [x, y, a, b] of [
      [380, 290, 90, 50],
      [480, 300, 60, 40],
      [700, 260, 110, 46],
      [860, 250, 60, 60],
      [1100, 220, 130, 50],
      [420, 140, 70, 60],
      [760, 110, 90, 60],
      [1120, 90, 110, 50],
      [120, 330, 110, 50],
    ])
      s += `<rect x="${x}" y="${y}" width="${a}" height="${b}" fill="#DCE3DF"/>`
    s += `<rect x="640" y="384" width="330" height="26" transform="rotate(-6 800 390)" fill="${K.red}"/><g transform="translate(806 384)"><path d="M0 0C-60 -70-74 -100-74 -140A74 74 0 0 1 74 -140C74 -100 60 -70 0 0Z" fill="${K.ink}"/><circle cy="-140" r="30" fill="${K.white}"/></g>`
    return [w, h, s]
  },
})

/* ---------- portraits: head, hair, shoulders, one garment detail ---------- */
const person = (bg, skin, hair, top, detail, style) => {
  const w = 900,
    h = 1100
  const s = `<rect width="${w}" height="${h}" fill="${bg}"/><circle cx="450" cy="470" r="330" fill="${mix(bg, '#FFFFFF', 0.3)}"/>`
  const p = new Pen()
  if (style === 'long') p.P('M250 760C220 480 260 240 450 230S690 480 650 760Z', hair, 520)
  if (style === 'afro') p.C(450, 400, 216, hair, 520)
  p.P('M90 1100C90 880 250 800 380 780H520C650 800 810 880 810 1100Z', top, 480).R(384, 640, 132, 190, 60, skin, 460)
  p.P('M300 460C300 320 360 270 450 270S600 320 600 460C600 610 530 700 450 700S300 610 300 460Z', skin, 470)
  if (style === 'cap')
    p.P('M290 430C290 290 370 220 450 220S610 290 610 430Z', hair, 480).R(
      278,
      390,
      344,
      66,
      26,
      mix(hair, K.white, 0.16),
      480,
    )
  if (style === 'short')
    p.P('M290 440C280 300 350 220 460 224S630 300 612 450C590 400 560 370 520 350C440 390 340 370 290 440Z', hair, 500)
  if (style === 'long')
    p.P('M284 520C280 320 350 240 450 240S630 320 616 520C600 440 560 390 470 360C420 420 330 430 284 520Z', hair, 500)
  if (style === 'afro')
    p.P('M292 450C300 330 380 290 450 290S600 330 608 450C570 390 520 380 450 380S330 390 292 450Z', hair, 480)
  if (style === 'bald')
    p.P('M300 500C300 700 380 760 450 760S600 700 600 500C590 600 560 610 450 610S310 600 300 500Z', hair, 470)
  p.L('M378 500h30M492 500h30', K.inkD, 12).L('M450 500l-14 70h20', shade(skin), 10)
  if (style !== 'bald') p.L('M412 626q38 26 76 0', shade(shade(skin)), 10)
  else p.L('M420 648q30 16 60 0', skin, 10)
  if (detail === 'apron')
    p.P('M290 1100V900L330 870L350 812L384 800V900H516V800L550 812L570 870L610 900V1100Z', K.rope, 480)
  if (detail === 'collar')
    p.P('M380 782L450 880L520 782L570 800L470 960L450 930L430 960L330 800Z', mix(top, K.white, 0.3), 450)
  if (detail === 'scarf') p.P('M340 760Q450 850 560 760L580 830Q450 920 320 830Z', K.red, 460)
  if (detail === 'stripes')
    for (let i = 0; i < 5; i++)
      p.L(`M${170 - i * 14} ${900 + i * 46}Q450 ${860 + i * 46} ${730 + i * 14} ${900 + i * 46}`, K.fog, 14)
  return [w, h, s + p.s]
}
Object.assign(scenes, {
  'person-maren': () => person(K.rope, '#D9A07A', '#4A2A1C', K.ink, 'apron', 'long'),
  'person-desmond': () => person(K.seaL, '#7A4A32', '#1D1614', K.red, 'collar', 'afro'),
  'person-ilse': () => person(K.redL, '#E3B494', K.fog, K.sea, 'stripes', 'short'),
  'person-tobiah': () => person(K.fogD, '#C98B62', K.red, K.spruce, 'collar', 'cap'),
  'person-joon': () => person(K.sea, '#D8A67C', '#1A1D22', K.fog, 'scarf', 'short'),
  'person-walt': () => person(K.ropeL, '#DDAA8C', '#C9CFCD', K.ink, 'collar', 'bald'),
})

/* ---------- club stamps, textures ---------- */
const stamp = (a, b, fn) => [
  480,
  480,
  `<circle cx="240" cy="240" r="226" fill="${a}"/><circle cx="240" cy="240" r="200" fill="none" stroke="${b}" stroke-width="5" stroke-dasharray="14 9"/><circle cx="240" cy="240" r="178" fill="none" stroke="${b}" stroke-width="4"/>` +
    fn(b, a),
]
const penned = (fn, t) => {
  const p = new Pen()
  fn(p)
  return `<g transform="${t}">${p.s}</g>`
}
const flatted = (fn, t, c) => {
  const p = new Pen(c)
  fn(p)
  return `<g transform="${t}">${p.s}</g>`
}
Object.assign(scenes, {
  'stamp-1': () => stamp(K.ink, K.fog, (b) => flatted(bike, 'translate(240 320) scale(.6)', b)),
  'stamp-2': () => stamp(K.red, K.white, (b) => flatted(moto, 'translate(236 320) scale(.55)', b)),
  'stamp-3': () =>
    stamp(
      K.rope,
      K.inkD,
      (b) => `<path d="${gear(240, 240, 130, 16, 22)}${hole(240, 240, 60)}" fill="${b}" fill-rule="evenodd"/>`,
    ),
  'stamp-4': () => stamp(K.spruce, K.ropeL, (b) => spruceTree(190, 340, 0.9, b) + spruceTree(300, 340, 1.1, b)),
  'stamp-5': () =>
    stamp(
      K.sea,
      K.white,
      (b) =>
        `<path d="M110 220q33 -50 65 0t65 0t65 0t65 0M110 270q33 -50 65 0t65 0t65 0t65 0M110 320q33 -50 65 0t65 0t65 0t65 0" stroke="${b}" stroke-width="16" fill="none" stroke-linecap="round"/>` +
        gullbird(240, 160, 1.4, b),
    ),
  'stamp-6': () =>
    stamp(
      K.fogM,
      K.ink,
      (b) =>
        `<path d="M240 90l30 120l120 30l-120 30l-30 120l-30 -120l-120 -30l120 -30Z" fill="${b}"/><circle cx="240" cy="240" r="20" fill="${K.red}"/>`,
    ),
  'stamp-7': () => stamp(K.tar, K.rope, (b) => penned((p) => M.helmet(p, b, K.fog), 'translate(234 352) scale(.56)')),
  'stamp-8': () =>
    stamp(K.copper, K.white, (b) => flatted((p) => M.torque(p, b, b), 'translate(240 340) scale(.5)', b)),
  'texture-rope': () => {
    let s = `<rect width="800" height="800" fill="${K.ropeD}"/>`
    for (let y = -80; y < 900; y += 100)
      for (let x = -120; x < 900; x += 50)
        s += `<path d="M${x} ${y + 92}C${x + 20} ${y + 60} ${x + 60} ${y + 40} ${x + 70} ${y}C${x + 110} ${y + 20} ${x + 90} ${y + 70} ${x + 46} ${y + 92}Z" fill="${((x / 50) | 0) % 3 ? K.rope : K.ropeL}"/>`
    return [800, 800, s]
  },
  'texture-chart': () => {
    let s = `<rect width="1200" height="800" fill="${K.ink}"/>`
    for (let i = 0; i < 15; i++)
      s += `<path d="M-20 ${60 + i * 56}C240 ${-20 + i * 60} 420 ${180 + i * 50} 640 ${80 + i * 54}S980 ${10 + i * 62} 1220 ${120 + i * 50}" fill="none" stroke="${K.sea}" stroke-width="2.5" opacity="${0.35 + (i % 3) * 0.2}"/>`
    return [1200, 800, s]
  },
  'texture-shingle': () => {
    let s = `<rect width="800" height="800" fill="${K.steelD}"/>`
    const r = rnd(12)
    for (let y = 0; y < 800; y += 80)
      for (let x = -60 + ((y / 80) % 2) * 40; x < 800; x += 84)
        s += `<rect x="${x}" y="${y}" width="80" height="${72 + r() * 6}" fill="${mix(K.steelD, r() > 0.5 ? K.fogD : K.ink, r() * 0.3)}"/>`
    return [800, 800, s]
  },
})

/* ---------- second tenant: vessels, soft light, no outlines ---------- */
const C2 = {
  plum: '#3B1F4A',
  celadon: '#A9C9B4',
  celD: '#5C8B74',
  butter: '#F3DE9B',
  blush: '#F0C9C0',
  clay: '#C56A4E',
  lilac: '#CDBCE0',
  paper: '#FBF8FF',
}
const vessels = {
  vase: 'M-60 -420C-20 -400 20 -400 60 -420C56 -360 40 -340 60 -300C140 -240 170 -170 150 -90C140 -30 100 0 60 0H-60C-100 0-140 -30-150 -90C-170 -170-140 -240-60 -300C-40 -340-56 -360-60 -420Z',
  bowl: 'M-220 -190C-210 -60-120 -40-70 -34V0H70V-34C120 -40 210 -60 220 -190Z',
  mug: 'M-110 -240H110V-60C110 -20 80 0 40 0H-40C-80 0-110 -20-110 -60Z',
  jar: 'M-70 -330H70V-290C150 -270 170 -180 160 -100C150 -30 120 0 70 0H-70C-120 0-150 -30-160 -100C-170 -180-150 -270-70 -290Z',
  tall: 'M-50 -480H50C60 -300 100 -200 100 -100C100 -30 70 0 40 0H-40C-70 0-100 -30-100 -100C-100 -200-60 -300-50 -480Z',
  plate: 'M-240 -90C-180 -40-80 -30-60 -26V0H60V-26C80 -30 180 -40 240 -90Z',
}
const pot = (kind, x, y, k, c, drip) => {
  const id = 'v' + uid++,
    d = vessels[kind]
  const dk = mix(c, C2.plum, 0.38),
    lt = mix(c, '#FFFFFF', 0.45)
  return `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${lt}"/><stop offset=".45" stop-color="${c}"/><stop offset="1" stop-color="${dk}"/></linearGradient><clipPath id="${id}c"><path d="${d}"/></clipPath></defs><g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="40" cy="2" rx="210" ry="26" fill="${C2.plum}" opacity=".22"/><path d="${d}" fill="url(#${id})"/>${drip ? `<g clip-path="url(#${id}c)"><path d="M-260 -500H260V-150C220 -120 200 -190 160 -180S120 -90 80 -100S40 -190 0 -180S-60 -80-100 -90S-150 -190-200 -170V-500Z" fill="${drip}" opacity=".9"/><path d="M20 -500H260V0H60Z" fill="${C2.plum}" opacity=".14"/></g>` : ''}${kind === 'mug' ? `<path d="M110 -200C190 -200 190 -80 106 -86" fill="none" stroke="${dk}" stroke-width="26"/>` : ''}</g>`
}
const shelf = (w, h, bg, arch, pots) => [
  w,
  h,
  `<rect width="${w}" height="${h}" fill="${bg}"/>${arch ? `<path d="M${w * 0.2} ${h}V${h * 0.45}A${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.8} ${h * 0.45}V${h}Z" fill="${arch}"/>` : ''}<rect y="${h * 0.84}" width="${w}" height="${h * 0.16}" fill="${mix(bg, C2.plum, 0.16)}"/>` +
    pots,
]
Object.assign(scenes, {
  'clay-hero': () => [
    2400,
    1350,
    `<rect width="2400" height="1350" fill="${C2.lilac}"/><path d="M1290 1350V640A500 500 0 0 1 2290 640V1350Z" fill="${C2.paper}"/><circle cx="2080" cy="330" r="120" fill="${C2.butter}"/><rect y="1120" width="2400" height="230" fill="${mix(C2.lilac, C2.plum, 0.2)}"/>` +
      pot('tall', 1450, 1160, 1.45, C2.celadon, C2.celD) +
      pot('vase', 1790, 1190, 1.75, C2.clay, C2.butter) +
      pot('bowl', 2130, 1230, 0.95, C2.plum, C2.lilac),
  ],
  'clay-wheel': () => [
    1200,
    1200,
    `<rect width="1200" height="1200" fill="${C2.celadon}"/><circle cx="600" cy="520" r="420" fill="${C2.paper}" opacity=".6"/><ellipse cx="600" cy="940" rx="420" ry="90" fill="${C2.plum}"/><ellipse cx="600" cy="920" rx="420" ry="86" fill="${mix(C2.plum, '#FFFFFF', 0.25)}"/>` +
      pot('bowl', 600, 920, 1.5, C2.clay) +
      `<path d="M250 420C330 520 350 600 330 690C320 740 300 760 280 770M960 420C880 520 850 600 870 690C880 740 900 760 920 770" stroke="${C2.blush}" stroke-width="70" fill="none" stroke-linecap="round"/>`,
  ],
  'clay-vase': () => shelf(900, 1100, C2.blush, null, pot('vase', 450, 960, 1.7, C2.celadon, C2.celD)),
  'clay-mugs': () =>
    shelf(
      900,
      1100,
      C2.butter,
      null,
      pot('mug', 320, 930, 1.2, C2.plum, C2.lilac) + pot('mug', 600, 980, 1.3, C2.clay),
    ),
  'clay-bowls': () =>
    shelf(
      900,
      1100,
      C2.celadon,
      null,
      pot('bowl', 450, 640, 1.2, C2.paper, C2.butter) +
        pot('bowl', 450, 800, 1.35, C2.blush) +
        pot('bowl', 450, 980, 1.5, C2.plum, C2.clay),
    ),
  'clay-jar': () => shelf(900, 1100, C2.plum, null, pot('jar', 450, 960, 1.8, C2.butter, C2.clay)),
  'clay-plates': () =>
    shelf(
      1400,
      900,
      C2.paper,
      C2.blush,
      pot('plate', 420, 740, 1.2, C2.celD) +
        pot('plate', 420, 690, 1.2, C2.celadon) +
        pot('plate', 420, 640, 1.2, C2.butter) +
        pot('tall', 960, 760, 1.2, C2.clay, C2.plum),
    ),
  'clay-kiln': () => [
    1400,
    900,
    `<rect width="1400" height="900" fill="${C2.plum}"/><path d="M380 900V460A320 320 0 0 1 1020 460V900Z" fill="${mix(C2.plum, '#000000', 0.35)}"/><path d="M450 900V470A250 250 0 0 1 950 470V900Z" fill="${C2.clay}"/><path d="M520 900V490A180 180 0 0 1 880 490V900Z" fill="${C2.butter}"/>` +
      pot('vase', 610, 860, 0.7, C2.clay, C2.plum) +
      pot('jar', 790, 860, 0.75, C2.celD),
  ],
})

/* ---------- marks of the two businesses: in the page head and as favicon ---------- */
const mark = (body) => [512, 512, `<g transform="scale(12.8)">${body}</g>`]
scenes['mark-ropewalk'] = () =>
  mark(
    `<g fill="none" stroke="${K.red}" stroke-width="5.5"><circle cx="20" cy="20" r="16.5" stroke-dasharray="7.4 1.24"/></g><circle cx="20" cy="20" r="9.5" fill="none" stroke="${K.inkD}" stroke-width="2.5"/><circle cx="20" cy="20" r="3" fill="${K.inkD}"/>`,
  )
scenes['mark-halfmoon'] = () =>
  mark('<circle cx="20" cy="20" r="19" fill="#F3DE9B"/><path d="M20 1a19 19 0 0 0 0 38Z" fill="#5B2A6E"/>')

/* ---------- products and categories, from data/demo-products.json ---------- */
const tone = {
  // wall, floor per category
  'engine-drive': [K.fogM, K.fogD],
  'controls-lights': [K.rope, K.ropeD],
  luggage: [K.seaL, K.sea],
  'wheels-drivetrain': [K.redL, K.red],
  'saddles-grips': [K.ropeL, K.rope],
  'helmets-gloves': [K.sea, K.ink],
  clothing: [K.fog, K.fogM],
  'tools-care': [K.fogD, K.steelD],
}
const data = JSON.parse(await readFile(join(here, 'data', 'demo-products.json'), 'utf8'))
for (const p of data.products)
  scenes['product-' + p.slug] = () => [
    1000,
    1000,
    still(1000, 1000, ...tone[p.category], [
      {
        m: p.art.motif,
        c: p.art.colors.map((c) => K[c] ?? c),
        k: (wide.has(p.art.motif) ? 1.28 : 1.5) * (p.art.scale ?? 1),
      },
    ]),
  ]
for (const c of data.categories)
  scenes['category-' + c.slug] = () => {
    const [wl, fl] = tone[c.art.tone]
    return [
      1200,
      900,
      still(
        1200,
        900,
        wl,
        fl,
        c.art.items.map(([m, x, k, ...cc]) => ({ m, x, k, c: cc.map((z) => K[z] ?? z) })),
      ),
    ]
  }

/* ---------- render ---------- */
await mkdir(out, { recursive: true })
let total = 0
for (const [name, fn] of Object.entries(scenes)) {
  uid = 0
  const [w, h, body] = fn(),
    stampy = /^(stamp|mark)/.test(name)
  if (only && !name.includes(only)) continue
  const buf = await sharp(Buffer.from(svg(w, h, body)))
    .webp({ quality: stampy ? 88 : 84, effort: 5, alphaQuality: 90 })
    .toBuffer()
  total += buf.length
  await writeFile(join(out, `${name}.webp`), buf)
}
console.log(Object.keys(scenes).length, 'pictures', (total / 1048576).toFixed(2), 'MB')
