/** The parts of busboy that the server uses; it brings no types. */
declare module 'busboy' {
	import type { Readable, Writable } from 'node:stream'

	interface Options {
		headers: Record<string, string>
		limits?: { fieldSize?: number; fields?: number; files?: number; parts?: number }
	}
	interface FieldInfo {
		valueTruncated: boolean
	}
	interface Busboy extends Writable {
		on(event: 'field', listener: (name: string, value: string, info: FieldInfo) => void): this
		on(event: 'file', listener: (name: string, stream: Readable) => void): this
		on(event: 'close', listener: () => void): this
		on(event: 'error', listener: (error: Error) => void): this
	}
	export default function busboy(options: Options): Busboy
}
