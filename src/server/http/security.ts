import { NONCE, secureHeaders } from 'hono/secure-headers'

/** Everything comes from our own origin; photos are previewed from blobs and returned as data URLs. */
export const securityHeaders = secureHeaders({
  crossOriginEmbedderPolicy: false,
  // Lets a page hear from the popup in which somebody signs in elsewhere.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  // A route that sets one of these headers itself has its reasons.
  overwrite: false,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", NONCE],
    // React sets single properties (a drag offset, a word's delay) through the style attribute.
    styleSrcAttr: ["'unsafe-inline'"],
    connectSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
})

/** Stands in the built page for the nonce of each answer. */
export const NONCE_PLACE = '%CSP_NONCE%'
