import { franchiseRoute, LANGUAGE_TAGS } from 'shared-contract'
import { lengthText } from 'shared-i18n/length'
import { heading, html, page } from './markup.ts'
import { type Source, source, titleLink } from './source.ts'

/** The reading version of a franchise: its works in the order of release, and the one to begin with. */
export function franchiseReading(id: string): Source {
	return source(franchiseRoute, { params: { id } }, (franchise, reader) => {
		const { say, locale } = reader
		const works = new Map(franchise.storylines.flat().map((work) => [work.title.id, work]))
		const rows = franchise.releaseOrder.flatMap((id, index) => {
			const work = works.get(id)
			if (!work) return []
			const { title, episodeCount, minutes } = work
			const length = { format: title.format, episodeCount, minutes }
			const notes = [
				say(`format.${title.format}`),
				lengthText(length, (count) => say('franchise.episodes', { count }), LANGUAGE_TAGS[locale]),
				id === franchise.start && say('franchise.start'),
			]
			const { path, name, note } = titleLink(title, reader, notes.filter(Boolean).join(' · '))
			return [html`<li><b>${index + 1}</b> <a href="${path}">${name}</a> <small>${note}</small></li>`]
		})
		return page([
			heading(say('franchise.title', { name: reader.nameOf(franchise) }), say('franchise.lead', { count: works.size })),
			html`<ol class="rows">${rows}</ol>`,
		])
	})
}
