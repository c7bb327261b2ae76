/** Fills the `{name}` places of a text. */
export function interpolate(text: string, places: Readonly<Record<string, string>>): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
}
