/** The store, in German. */
export default {}
