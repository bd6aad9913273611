import type { Library } from './library-block.ts'

/** Small libraries in CommonJS, each built as a popular one is: what `require` of a shared module may look like. */
export const commonJsFiles: Readonly<Record<string, string>> = {
  // As Babel leaves classes that extend React.Component: react-slick.
  'node_modules/old-slider/package.json': JSON.stringify({ name: 'old-slider', version: '1.0.0', license: 'MIT' }),
  'node_modules/old-slider/index.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports["default"] = void 0;
var _react = _interopRequireDefault(require("react"));
function _interopRequireDefault(e) { return e && e.__esModule ? e : { "default": e }; }
class Slider extends _react["default"].Component {
  constructor(props) { super(props); this.state = { at: 1 }; }
  render() { return _react["default"].createElement("p", null, "Slide ", this.state.at); }
}
exports["default"] = Slider;`,
  // With a development and a production half: use-sync-external-store, which recharts and headlessui bring along.
  'node_modules/old-store/package.json': JSON.stringify({ name: 'old-store', version: '1.0.0', license: 'MIT' }),
  'node_modules/old-store/index.js': `'use strict';
if (process.env.NODE_ENV === 'production') { module.exports = require('./production.js'); }
else { module.exports = require('./development.js'); }`,
  'node_modules/old-store/production.js': `"use strict";
var React = require("react"), useState = React.useState, useEffect = React.useEffect;
exports.useStored = function (value) {
  var kept = useState(value);
  useEffect(function () { kept[1]("Stored"); }, []);
  return kept[0];
};`,
  'node_modules/old-store/development.js': `throw new Error("Built for development.");`,
  // A universal file around a factory: older charts.
  'node_modules/old-chart/package.json': JSON.stringify({ name: 'old-chart', version: '1.0.0', license: 'MIT' }),
  'node_modules/old-chart/index.js': `(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory(require("react"), require("react-dom"), require("react/jsx-runtime"));
  else if (typeof define === 'function' && define.amd) define(["react", "react-dom"], factory);
  else root.OldChart = factory(root.React, root.ReactDOM);
})(this, function (React, ReactDOM, jsx) {
  return { Chart: React.memo(function () { return jsx.jsx("p", { children: typeof ReactDOM.createPortal === "function" ? "Chart" : "No portals" }); }) };
});`,
}

/** All of them in one block. */
export const commonJs: Library = {
  id: 'old-libraries',
  imports: `import { Chart } from 'old-chart'
import slider from 'old-slider'
import { useStored } from 'old-store'
const Slider = slider.default`,
  body: `const stored = useStored('Not yet')`,
  jsx: `<Slider /><p>{stored}</p><Chart />`,
}
