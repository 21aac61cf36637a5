import sharp from 'sharp'
import type { Card } from './port.ts'

const base: Card = {
  modeTitle: 'Roast My Selfie',
  roast: 'The tie says board meeting, the smile says the board has no idea where the money went.',
  rating: 7,
  picture: null,
  originalText: null,
}

const japanese =
  'このスマイルは会議の議事録よりも長く続いているのに、結論がまったく出ていない。ネクタイは昇進を望んでいる。'
const arabic = 'ابتسامتك تقول إن كل شيء على ما يرام، لكن الإضاءة تقول إنك تختبئ من فاتورة الكهرباء. '

const fill = (text: string) => text.repeat(5).slice(0, 220).trim()

/** Texts as long as they may be, in what people write. */
export const LONG_TEXTS: Record<string, string> = {
  'English of 220 letters':
    'Your lamp is doing the work of three lamps and still cannot find the good side. '
      .repeat(3)
      .slice(0, 219) + 'Z',
  'one word of 220 letters': `${'Aaaargh'.repeat(32).slice(0, 219)}Z`,
  '220 of the widest letter': 'W'.repeat(220),
  Japanese: fill(japanese),
  Arabic: fill(arabic),
  Greek: fill('Το χαμόγελό σου λέει πως όλα πάνε καλά, αλλά ο φωτισμός κρύβεται από τον λογαριασμό. '),
  Korean: fill(
    '당신의 미소는 회의록보다 길게 이어지지만 결론은 나오지 않습니다. 조명은 사직서를 쓰고 있어요. ',
  ),
  Chinese: fill(
    '你的微笑比会议记录还长，却始终没有结论。领带想升职，灯光正在写辞职信。书架看起来像是借来的。',
  ),
  Hebrew: fill('החיוך שלך אומר שהכול בסדר, אבל התאורה אומרת שאתה מתחבא מחשבון החשמל. '),
  Thai: fill('รอยยิ้มของคุณบอกว่าทุกอย่างเรียบร้อยดี แต่แสงไฟบอกว่าคุณกำลังหลบหนีค่าไฟอยู่ '),
  Hindi: fill('आपकी मुस्कान कहती है कि सब ठीक है, लेकिन रोशनी कहती है कि आप बिजली के बिल से छिप रहे हैं। '),
  emoji: '🔥😂👩‍🚀💀'.repeat(22),
  'two directions at once': `${arabic.slice(0, 60)} says the lamp, ${arabic.slice(0, 60)} say I, 12 times`,
}

export function aCard(over: Partial<Card> = {}): Card {
  return { ...base, ...over }
}

const photos = new Map<string, Promise<Uint8Array>>()

/** A photo as it is kept, WebP, with something to see everywhere. */
export function aPhoto(width: number, height: number): Promise<Uint8Array> {
  const name = `${width} x ${height}`
  const photo = photos.get(name) ?? takePhoto(width, height)
  photos.set(name, photo)
  return photo
}

function takePhoto(width: number, height: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const pixels = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
  return pixels.webp({ quality: 90, effort: 0 }).toBuffer()
}
