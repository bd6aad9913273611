/** The store, in French. */
export default {}
