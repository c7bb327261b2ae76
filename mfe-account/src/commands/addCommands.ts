import { showOutcome } from 'shared-composition'
import { type Command, type SearchTitle, searchRoute } from 'shared-contract'
import { common } from 'shared-i18n'
import { $saved, call, toggleSaved } from 'shared-state'
import { continueTranslations } from '../lists/continue/continueTranslations.ts'
import { nameOf } from './nameOf.ts'
import { askedTitle } from './readText.ts'

/** The number of titles that one text offers. */
const OFFERED_MAX = 3

/** "Adicionar Frieren à lista": for titles that are not on it. */
export async function addCommands(text: string, signal: AbortSignal): Promise<Command[]> {
	const q = askedTitle(text)
	if (q === undefined) return []
	const outcome = await call(searchRoute, { query: { q } }, { signal })
	if (outcome.state !== 'done') return []
	const { animes, movies, mangas } = outcome.answer
	return [...animes, ...movies, ...mangas]
		.filter(({ id }) => !$saved.get().has(id))
		.slice(0, OFFERED_MAX)
		.map(addCommand)
}

function addCommand(title: SearchTitle): Command {
	const name = nameOf(title)
	return {
		id: `add-${title.id}`,
		label: continueTranslations.translate('commands.add', { name }),
		hint: [common.translate(`format.${title.format}`), title.year].filter(Boolean).join(' • '),
		answersText: true,
		run: async () => {
			// A second press of an older offer must not take the title off the list.
			if (!$saved.get().has(title.id)) showOutcome(await toggleSaved(title.id), common.translate('save.added'))
		},
	}
}
