import picture from './wall-picture.svg'

/** The wall of dressed stone beside the sign-in: a page built of blocks. */
export function Wall() {
  return (
    <svg className="wall" viewBox="0 0 792 880" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g>
        <rect className="st3" x="3" y="3" width="192" height="112" rx="7" />
      </g>
      <g>
        <rect className="st2" x="201" y="3" width="126" height="112" rx="7" />
      </g>
      <g>
        <rect className="st0" x="333" y="3" width="258" height="112" rx="7" />
        <g className="ink">
          <circle cx="373" cy="45" r="13" />
          <rect x="355" y="71" width="36" height="6" rx="3" />
          <circle cx="435" cy="45" r="13" />
          <rect x="417" y="71" width="36" height="6" rx="3" />
          <circle cx="497" cy="45" r="13" />
          <rect x="479" y="71" width="36" height="6" rx="3" />
        </g>
      </g>
      <g>
        <rect className="st1" x="597" y="3" width="192" height="112" rx="7" />
      </g>
      <g>
        <rect className="st1" x="3" y="121" width="126" height="112" rx="7" />
      </g>
      <g>
        <rect className="st1" x="135" y="121" width="258" height="112" rx="7" />
        <g className="ink">
          <rect x="155" y="151" width="150" height="11" rx="5.500" />
          <rect x="155" y="175" width="196" height="6" rx="3" />
          <rect x="155" y="189" width="164" height="6" rx="3" />
        </g>
      </g>
      <g>
        <rect className="st0" x="399" y="121" width="126" height="112" rx="7" />
      </g>
      <g>
        <rect className="acc" x="531" y="121" width="258" height="112" rx="7" />
        <g className="on">
          <rect x="551" y="151" width="150" height="11" rx="5.500" />
          <rect x="551" y="173" width="96" height="11" rx="5.500" />
        </g>
      </g>
      <g>
        <rect className="st3" x="3" y="239" width="258" height="178" rx="7" />
      </g>
      <g>
        <rect className="pic" x="267" y="239" width="324" height="178" rx="7" />
        <svg x="267" y="239" width="324" height="178" viewBox="0 0 324 178" aria-hidden="true">
          <clipPath id="wc">
            <rect width="324" height="178" rx="7" />
          </clipPath>
          <g clipPath="url(#wc)">
            <image href={picture} x="-128" y="-46" width="470" height="264" />
          </g>
        </svg>
      </g>
      <g>
        <rect className="st2" x="597" y="239" width="192" height="178" rx="7" />
      </g>
      <g>
        <rect className="st1" x="3" y="423" width="126" height="112" rx="7" />
      </g>
      <g>
        <rect className="st2" x="135" y="423" width="192" height="112" rx="7" />
        <g className="ink">
          <rect x="155" y="449" width="112" height="9" rx="4.500" />
          <rect x="155" y="469" width="140" height="6" rx="3" />
          <rect x="155" y="483" width="128" height="6" rx="3" />
        </g>
      </g>
      <g>
        <rect className="st0" x="333" y="423" width="192" height="112" rx="7" />
      </g>
      <g>
        <rect className="st3" x="531" y="423" width="258" height="112" rx="7" />
        <g className="ink">
          <circle cx="571" cy="479" r="18" />
          <rect x="603" y="465" width="130" height="8" rx="4" />
          <rect x="603" y="483" width="92" height="6" rx="3" />
        </g>
      </g>
      <g>
        <rect className="st1" x="3" y="541" width="324" height="182" rx="7" />
        <g className="ink">
          <rect x="25" y="569" width="84" height="8" rx="4" />
          <rect className="fld" x="25" y="591" width="280" height="23" rx="5" />
          <rect className="fld" x="25" y="623" width="280" height="23" rx="5" />
          <rect className="fld" x="25" y="655" width="280" height="23" rx="5" />
        </g>
      </g>
      <g>
        <rect className="st1" x="333" y="541" width="126" height="182" rx="7" />
      </g>
      <g>
        <rect className="st3" x="465" y="541" width="324" height="182" rx="7" />
        <g className="bars">
          <rect x="489" y="667" width="21" height="26" rx="3" />
          <rect x="524" y="649" width="21" height="44" rx="3" />
          <rect x="559" y="657" width="21" height="36" rx="3" />
          <rect x="594" y="631" width="21" height="62" rx="3" />
          <rect x="629" y="639" width="21" height="54" rx="3" />
          <rect x="664" y="611" width="21" height="82" rx="3" />
          <rect x="699" y="619" width="21" height="74" rx="3" />
          <rect x="734" y="589" width="21" height="104" rx="3" className="hot" />
        </g>
      </g>
      <g>
        <rect className="st1" x="3" y="729" width="192" height="148" rx="7" />
      </g>
      <g>
        <rect className="st0" x="201" y="729" width="258" height="148" rx="7" />
        <g className="ink">
          <rect x="225" y="763" width="128" height="11" rx="5.500" />
          <rect x="225" y="787" width="176" height="6" rx="3" />
        </g>
        <rect className="tag" x="225" y="813" width="84" height="28" rx="14" />
        <rect className="sel" x="200" y="728" width="260" height="150" rx="8" />
        <rect className="tag" x="199" y="705" width="66" height="22" rx="4" />
        <text className="tagt" x="211" y="720">
          Section
        </text>
      </g>
      <g>
        <rect className="st2" x="465" y="729" width="126" height="148" rx="7" />
      </g>
      <g>
        <rect className="st0" x="597" y="729" width="192" height="148" rx="7" />
      </g>
    </svg>
  )
}
