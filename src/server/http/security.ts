import { NONCE, secureHeaders } from 'hono/secure-headers'

/** What our own pages use, and what none of them ever does. */
const PERMISSIONS = {
  camera: ['self'],
  microphone: [],
  geolocation: [],
  displayCapture: [],
  payment: [],
  usb: [],
}

/** For this host alone: what else the operator runs beside it is not ours to decide. */
const HTTPS_FOR_A_YEAR = 'max-age=31536000'

/** Everything comes from our own origin; photos are previewed from blobs and returned as data URLs. */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  return secureHeaders({
    crossOriginEmbedderPolicy: false,
    // Lets a page hear from the popup in which somebody signs in elsewhere.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    strictTransportSecurity: isHttps && HTTPS_FOR_A_YEAR,
    xFrameOptions: 'DENY',
    permissionsPolicy: PERMISSIONS,
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
}

/** Stands in the built page for the nonce of each answer. */
export const NONCE_PLACE = '%CSP_NONCE%'
