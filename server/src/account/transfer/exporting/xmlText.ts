// What XML 1.0 cannot hold in any form: the control characters but tab and line ends, and two that are none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as an XML document can hold it, in a CDATA section. */
export function cdata(text: string): string {
	return `<![CDATA[${text.toWellFormed().replace(UNSPEAKABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** The same between tags. */
export function xmlText(text: string): string {
	const plain = text.toWellFormed().replace(UNSPEAKABLE, '')
	return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
