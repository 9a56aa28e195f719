import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** S-30: AES-256-GCM, a fresh 96-bit nonce, and a tag that also vouches for where the text belongs. */
export function encrypt(key: Buffer, plain: Buffer, belongsTo: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(belongsTo))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return [nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

/** Throws when the key is another one, a byte was changed, or the text was moved to another place (S-32). */
export function decrypt(key: Buffer, sealed: string, belongsTo: string): Buffer {
  const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !text || !tag) throw new Error('Not a sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(belongsTo))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()])
}
