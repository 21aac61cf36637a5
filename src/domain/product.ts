/** What the product is called and how it introduces itself. SPEC.md section 1. */
export const PRODUCT = 'Scorch'
export const TAGLINE = 'where ego comes to die (respectfully)'
