import type { NewFile } from '@app/toolkit'
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js'
import { cleanWords } from './clean-words.ts'
import type { RemoteAnswer } from './port.ts'

const MOST_FILES = 10
const MOST_DATA = 200_000

/** What a tool answered: its texts one below the other, its pictures and the like as files. */
export function readAnswer({ content, structuredContent, isError }: CallToolResult): RemoteAnswer {
  const texts = content.map(textOf).filter((text) => text !== undefined)
  const files = content.map(fileOf).filter((file) => file !== undefined)
  const small = structuredContent !== undefined && JSON.stringify(structuredContent).length <= MOST_DATA
  return {
    text: texts.join('\n'),
    ...(small ? { data: structuredContent } : {}),
    files: files.slice(0, MOST_FILES),
    isError: isError === true,
  }
}

function textOf(block: ContentBlock): string | undefined {
  if (block.type === 'text') return block.text
  if (block.type === 'resource' && 'text' in block.resource) return block.resource.text
  return block.type === 'resource_link' ? `${cleanWords(block.name, 200)}: ${cleanWords(block.uri, 2_000)}` : undefined
}

function fileOf(block: ContentBlock, at: number): NewFile | undefined {
  if (block.type === 'image' || block.type === 'audio') return toFile(block.data, block.mimeType, at)
  if (block.type === 'resource' && 'blob' in block.resource)
    return toFile(block.resource.blob, block.resource.mimeType ?? 'application/octet-stream', at)
  return undefined
}

function toFile(base64: string, type: string, at: number): NewFile {
  const ending = /^[a-z]+\/([a-z\d]{1,8})/.exec(type)?.[1] ?? 'bin'
  return { name: `part-${at + 1}.${ending}`, type: cleanWords(type, 100), bytes: Buffer.from(base64, 'base64') }
}
