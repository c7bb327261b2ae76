import sax from 'sax'
import type { RawRow } from '../mapping.ts'
import { brokenRow } from './brokenRow.ts'
import { readText } from './bytes.ts'

/** An element with its attributes, its text and the elements in it. */
export interface XmlElement {
	name: string
	attributes: Readonly<Record<string, string>>
	text: string
	children: XmlElement[]
}

/** Streams the elements of a name. A file that is not well-formed ends with a row that is no row. */
export async function* readXmlElements(file: string, name: string): AsyncGenerator<RawRow> {
	const parser = sax.parser(true)
	const open: XmlElement[] = []
	let found: { value: XmlElement; number: number }[] = []
	let line = 1
	let progress = 0
	const addText = (text: string) => {
		const last = open.at(-1)
		if (last) last.text += text
	}
	parser.onerror = (error) => {
		throw error
	}
	parser.onopentag = (tag) => {
		if (open.length === 0 && tag.name !== name) return
		if (open.length === 0) line = parser.line + 1
		const attributes = Object.entries(tag.attributes).map(([key, value]) => [key, String(value)])
		open.push({ name: tag.name, attributes: Object.fromEntries(attributes), text: '', children: [] })
	}
	parser.ontext = addText
	parser.oncdata = addText
	parser.onclosetag = () => {
		const element = open.pop()
		if (!element) return
		const outer = open.at(-1)
		if (outer) outer.children.push(element)
		else found.push({ value: element, number: line })
	}
	try {
		for await (const piece of readText(file)) {
			parser.write(piece.text)
			progress = piece.progress
			for (const row of found) yield { ...row, text: JSON.stringify(row.value), progress }
			found = []
		}
		parser.close()
	} catch (error) {
		yield brokenRow(error, { number: parser.line + 1, progress })
	}
}
