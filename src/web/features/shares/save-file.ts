import { PRODUCT } from '#domain/product.ts'

const product = PRODUCT.toLowerCase()

/** SPEC.md section 9: {product}-{id}.png. The story has the same name with its form. */
export function cardFileName(id: string, form: 'card' | 'story'): string {
  return form === 'card' ? `${product}-${id}.png` : `${product}-${id}-${form}.png`
}

/** The download of a result names its mode. SPEC.md section 9. */
export function resultFileName(mode: string): string {
  return `${product}-${mode}.png`
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
