import {
	characterPageRoute,
	entityPath,
	FORMATS,
	LANGUAGE_TAGS,
	personPageRoute,
	STUDIO_ROLES,
	STUDIO_SORTS,
	studioPageRoute,
	titlePath,
} from 'shared-contract'
import { html, links, type Markup, type Part, paragraphs, picture, section } from './markup.ts'
import { pageOf, pager, type Reader, type Source, source, titleGrid, titleLink } from './source.ts'

interface Entity {
	name: string
	nativeName: string | null
	imageUrl: string | null
	description: string | null
}

/** The reading version of a person. */
export function personReading(id: string): Source {
	return source(personPageRoute, { params: { id } }, (person, reader) => {
		const { say, role } = reader
		const voices = person.voices.map(({ character, title, language }) => ({
			path: entityPath('character', character.id),
			name: namesOf(character, reader)[0],
			note: html`<a href="${titlePath(title)}">${reader.nameOf(title)}</a> · ${languageName(language, reader)}`,
		}))
		const works = person.works.map(({ roles, title }) => titleLink(title, reader, roles.map(role).join(', ')))
		const counts = [
			person.workTotal > 0 && say('entity.titles', { count: person.workTotal }),
			person.voiceTotal > 0 && say('person.voices.count', { count: person.voiceTotal }),
		]
		return entityPage(person, reader, counts.filter(Boolean).join(' · '), [
			section(say('person.knownFor'), titleGrid(person.knownFor ?? [], reader, 2)),
			section(say('person.voices.count', { count: person.voiceTotal }), links(voices)),
			section(say('person.works'), links(works)),
		])
	})
}

/** The reading version of a character. */
export function characterReading(id: string): Source {
	return source(characterPageRoute, { params: { id } }, (character, reader) => {
		const voices = character.voices.map(({ language, person }) => ({
			path: entityPath('person', person.id),
			name: namesOf(person, reader)[0],
			note: languageName(language, reader),
		}))
		return entityPage(character, reader, reader.say('entity.titles', { count: character.titleTotal }), [
			links(voices),
			section(
				reader.say('character.titles'),
				titleGrid(
					character.titles.map(({ title }) => title),
					reader,
					0,
				),
			),
		])
	})
}

/** The reading version of a studio. */
export function studioReading(id: string, query: URLSearchParams): Source {
	const chosen = (name: string, values: readonly string[]) => {
		const value = values.find((known) => known === query.get(name))
		return value !== undefined && { [name]: value }
	}
	const sorts = STUDIO_SORTS.filter((sort) => sort !== 'renown')
	const kept = { ...chosen('role', STUDIO_ROLES), ...chosen('format', FORMATS), ...chosen('sort', sorts) }
	return source(studioPageRoute, { params: { id }, query: { ...kept, page: pageOf(query) } }, (studio, reader) => {
		const { say } = reader
		const path = entityPath('studio', studio.id)
		const known = studio.knownFor.map(reader.nameOf).join(' · ')
		const roles = STUDIO_ROLES.filter((each) => studio.totals[each] > 0)
		return entityPage(studio, reader, known && `${say('studio.knownFor')} ${known}`, [
			links(
				roles.map((each) => ({
					path: `${path}?role=${each}`,
					name: say(`studio.count.${each}`, { count: studio.totals[each] }),
				})),
				'chips',
			),
			titleGrid(studio.items, reader, 2),
			pager(studio, (number) => `${path}?${new URLSearchParams({ ...kept, page: String(number) })}`, reader),
		])
	})
}

function entityPage(entity: Entity, reader: Reader, note: string, content: Part): Markup {
	const [name, other] = namesOf(entity, reader)
	return html`<main id="main"><header class="entity"><div class="in"><div class="body"><div class="portrait">${entity.imageUrl ? picture(entity.imageUrl, [300, 300], { when: 'first' }) : html`<span aria-hidden="true">${monogram(name)}</span>`}</div><div class="words"><h1>${name}</h1>${other && html`<p class="lead large">${other}</p>`}${note && html`<p class="lead">${note}</p>`}</div></div><div class="prose">${paragraphs(entity.description)}</div></div></header><div class="in">${content}</div></main>`
}

// The same letters as on the page.
function monogram(name: string): string {
	return name.replace(/(\S)(.*\s(\S))?.*/u, '$1$3').toUpperCase()
}

function namesOf({ name, nativeName }: Pick<Entity, 'name' | 'nativeName'>, { locale }: Reader): [string, string?] {
	if (nativeName === null || nativeName === name) return [name]
	return locale === 'ja' ? [nativeName, name] : [name, nativeName]
}

/** The name of a language in the reader's one. */
export function languageName(language: string, { locale }: Reader): string {
	try {
		return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'language' }).of(language) ?? language
	} catch {
		return language
	}
}
