import { PRODUCT } from '#domain/product.ts'

/** Styled like the same words in index.html, so that nothing moves while one takes over from the other. */
export function LoadingScreen() {
  return (
    <p className="boot" role="status">
      Loading {PRODUCT}...
    </p>
  )
}
