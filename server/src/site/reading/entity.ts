import {
	characterPageRoute,
	entityPath,
	LANGUAGE_TAGS,
	personPageRoute,
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
	const role = (['studio', 'producer'] as const).find((known) => known === query.get('role'))
	const asked = { ...(role ? { role } : {}), page: pageOf(query) }
	return source(studioPageRoute, { params: { id }, query: asked }, (studio, reader) => {
		const path = entityPath('studio', studio.id)
		const roles = (['studio', 'producer'] as const).filter((each) => studio.totals[each] > 0)
		return entityPage(studio, reader, '', [
			links(
				roles.map((each) => ({
					path: `${path}?role=${each}`,
					name: reader.say(`studio.count.${each}`, { count: studio.totals[each] }),
				})),
				'chips',
			),
			titleGrid(studio.items, reader, 0),
			pager(studio, (number) => `${path}?${new URLSearchParams({ role: studio.role, page: String(number) })}`, reader),
		])
	})
}

function entityPage(entity: Entity, reader: Reader, note: string, content: Part): Markup {
	const [name, other] = namesOf(entity, reader)
	return html`<main id="main"><header class="entity"><div class="in"><div class="body"><div class="portrait">${entity.imageUrl && picture(entity.imageUrl, [300, 300], { when: 'first' })}</div><div class="words"><h1>${name}</h1>${other && html`<p class="lead large">${other}</p>`}${note && html`<p class="lead">${note}</p>`}</div></div><div class="prose">${paragraphs(entity.description)}</div></div></header><div class="in">${content}</div></main>`
}

function namesOf({ name, nativeName }: Pick<Entity, 'name' | 'nativeName'>, { locale }: Reader): [string, string?] {
	if (nativeName === null || nativeName === name) return [name]
	return locale === 'ja' ? [nativeName, name] : [name, nativeName]
}

function languageName(language: string, { locale }: Reader): string {
	try {
		return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'language' }).of(language) ?? language
	} catch {
		return language
	}
}
