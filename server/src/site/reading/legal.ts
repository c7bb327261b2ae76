import { heading, html, links, type Part, page } from './markup.ts'
import type { Source } from './source.ts'

const LEGAL_PAGES = ['terms', 'privacy', 'dmca']

/** The reading version of a legal page. It is made of words alone. */
export function legalReading(name: string): Source {
	return {
		address: undefined,
		write(_json, { say, texts }) {
			const isChapter = new RegExp(`^${name}\\.(\\w+)\\.title$`)
			const chapters = Object.keys(texts).flatMap((key) => isChapter.exec(key)?.[1] ?? [])
			return page([
				links(
					LEGAL_PAGES.map((each) => ({ path: `/${each}`, name: say(`legal.${each}`) })),
					'chips',
				),
				heading(say(`${name}.title`), say(`${name}.lead`)),
				chapters.map(
					(chapter) =>
						html`<section id="${chapter}" class="prose"><h2>${say(`${name}.${chapter}.title`)}</h2>${say(`${name}.${chapter}.text`).split('\n\n').map(block)}</section>`,
				),
			])
		},
	}
}

// Blank lines separate blocks, lines with `- ` are a list, `[text](/path)` is a link within the site.
function block(text: string): Part {
	const lines = text.split('\n')
	if (!lines.every((line) => line.startsWith('- '))) return html`<p>${inline(text)}</p>`
	return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`
}

function inline(text: string): Part {
	// Every third piece is text, then the words and the path of a link.
	const pieces = text.split(/\[([^\]]+)\]\((\/[^)]*)\)/)
	return pieces.map((piece, index) =>
		index % 3 === 0 ? piece : index % 3 === 1 && html`<a href="${pieces[index + 1] ?? '/'}">${piece}</a>`,
	)
}
