/** Everything comes from our own origin; photos are previewed from blobs and returned as data URLs. */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  styleSrc: ["'self'"],
  // React sets single properties (a drag offset, a word's delay) through the style attribute.
  styleSrcAttr: ["'unsafe-inline'"],
  connectSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
}
