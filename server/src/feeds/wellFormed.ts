import { SaxesParser } from 'saxes'

/** The names and texts of the elements of a document, in their order. @throws where it is no well-formed XML. */
export function parseXml(xml: string): { name: string; text: string }[] {
	const parser = new SaxesParser()
	const elements: { name: string; text: string }[] = []
	const open: { name: string; text: string }[] = []
	parser.on('error', (error) => {
		throw error
	})
	parser.on('opentag', ({ name }) => {
		const element = { name, text: '' }
		elements.push(element)
		open.push(element)
	})
	parser.on('text', (text) => {
		const last = open.at(-1)
		if (last) last.text += text
	})
	parser.on('closetag', () => void open.pop())
	parser.write(xml).close()
	return elements
}
