const MARKS: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** A text without what XML 1.0 can't carry: controls, lone surrogates, the replacement character and the two after it. */
function xmlCharacters(text: string): string {
	return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffc}\u{10000}-\u{10ffff}]/gu, '')
}

/** Any text made safe for HTML and XML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
	return xmlCharacters(text).replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')
}

/** Any text as a CDATA section of XML. */
export function cdata(text: string): string {
	return `<![CDATA[${xmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** JSON that can stand in a script element: no `</script>`, no `<!--`. */
export function jsonForScript(value: unknown): string {
	return jsonTextForScript(JSON.stringify(value))
}

/** {@link jsonForScript} of what is JSON already. */
export function jsonTextForScript(json: string): string {
	return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
