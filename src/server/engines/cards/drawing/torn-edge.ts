import { PALETTE, SCORCH_MARKS } from './palette.ts'

/** Where the paper is torn off, left to right, in a strip of 400 x 44; the same tear as on the web page. */
const TEAR = `
0,18.2 6.4,19.5 10.9,24.8 16.2,15.9 20.6,15.9 25.0,20.7 32.8,20.8 40.2,19.0 44.5,23.6 51.0,24.4
56.9,23.2 61.5,20.7 67.7,20.5 75.1,21.2 83.2,19.3 90.0,24.2 95.8,26.9 104.5,15.8 111.6,27.8
118.3,21.1 123.0,19.2 127.9,19.9 137.7,19.8 145.2,23.8 151.2,18.5 158.7,19.6 168.3,23.7 172.7,22.3
180.6,24.9 186.3,22.9 192.4,24.4 197.4,16.2 202.7,21.9 208.2,18.9 212.7,23.5 218.4,16.4 227.5,17.8
237.5,21.8 247.2,16.5 252.1,21.6 259.0,20.9 264.7,20.5 270.9,20.7 279.1,24.2 287.0,22.4 296.4,26.8
305.2,16.5 311.6,17.2 315.9,11.7 322.6,14.8 326.9,6.9 334.1,18.8 338.3,16.2 344.5,9.2 352.1,5.8
361.2,7.5 368.1,1.5 372.7,1.5 379.6,6.1 383.7,8.5 389.9,2.1 398.4,3.4 400,1.5`.trim()

const POINTS = TEAR.split(/\s+/)

/** The lower end of the paper: torn off, burnt along the tear, nothing below it. */
export function tornEdgeSvg(): string {
  const line = `M${POINTS.join(' L')}`
  const marks = SCORCH_MARKS.map(
    ([color, opacity, width]) =>
      `<path d="${line}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 44" preserveAspectRatio="none">
<clipPath id="paper"><path d="${line} V0 H0 Z"/></clipPath>
<g clip-path="url(#paper)"><rect width="400" height="44" fill="${PALETTE.paper}"/>${marks.join('')}</g></svg>`
}
