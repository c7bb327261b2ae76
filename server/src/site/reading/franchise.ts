import { franchiseRoute } from 'shared-contract'
import { heading, html, page } from './markup.ts'
import { type Source, source, titleLink } from './source.ts'

/** The reading version of a franchise: its works in the order of the story. */
export function franchiseReading(id: string): Source {
	return source(franchiseRoute, { params: { id } }, (franchise, reader) => {
		const { say } = reader
		const works = franchise.storylines.flat()
		return page([
			heading(
				say('franchise.title', { name: reader.nameOf(franchise) }),
				say('franchise.lead', { count: works.length }),
			),
			franchise.storylines.map(
				(story) =>
					html`<ol class="rows">${story.map(({ title, role }, index) => {
						const { path, name, note } = titleLink(title, reader, role === 'side' ? say('franchise.side') : undefined)
						return html`<li><b>${index + 1}</b> <a href="${path}">${name}</a> <small>${note}</small></li>`
					})}</ol>`,
			),
		])
	})
}
