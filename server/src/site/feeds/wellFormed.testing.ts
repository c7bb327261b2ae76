import sax from 'sax'

interface XmlElement {
	name: string
	attributes: Record<string, string>
	text: string
}

// The characters that XML 1.0 forbids; `sax` does not check them.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** The elements of a document with their texts, in order. @throws Error if the XML is not well-formed. */
export function parseXml(xml: string): XmlElement[] {
	const forbidden = FORBIDDEN.exec(xml)
	if (forbidden) throw new Error(`a character that XML forbids at ${forbidden.index}`)
	const parser = sax.parser(true)
	const elements: XmlElement[] = []
	const open: XmlElement[] = []
	const addText = (text: string) => {
		const last = open.at(-1)
		if (last) last.text += text
	}
	parser.onerror = (error) => {
		throw error
	}
	parser.onopentag = ({ name, attributes }) => {
		const element = { name, attributes: attributes as Record<string, string>, text: '' }
		elements.push(element)
		open.push(element)
	}
	parser.ontext = addText
	parser.oncdata = addText
	parser.onclosetag = () => void open.pop()
	parser.write(xml).close()
	return elements
}
