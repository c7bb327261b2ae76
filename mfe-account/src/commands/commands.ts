import { showOutcome } from 'shared-composition'
import {
	type Command,
	type Commands,
	continueRoute,
	type ListEntry,
	mayAdvance,
	type SearchTitle,
	searchRoute,
} from 'shared-contract'
import { common, loadTranslations } from 'shared-i18n'
import { $saved, $site, call, toggleSaved } from 'shared-state'
import { isGoingOn } from '../lists/continue/continueState.ts'
import { ownContinue } from '../lists/continue/continueStore.ts'
import { continueTranslations } from '../lists/continue/continueTranslations.ts'
import { showStep } from '../lists/continue/showStep.ts'
import { sectionPath, shownSections } from '../settings/sections.ts'
import { markCommands } from './markCommands.ts'
import { nameOf } from './nameOf.ts'
import { askedTitle } from './readText.ts'

/** The commands of this slice: progress and lists of the reader, and their settings. A visitor has none. */
export const commands: Commands = async ({ text, viewer, signal }) => {
	if (viewer === 'visitor') return []
	await loadTranslations(continueTranslations)
	const found = await Promise.all([markCommands(text, signal), addCommands(text, signal), stepCommands(text, signal)])
	return [...found.flat(), ...pages()]
}

function pages(): Command[] {
	const t = continueTranslations.translate
	return [
		{ id: 'import', label: t('transfer.title'), path: '/lists/import' },
		...shownSections($site.get()).map((section) => ({
			id: `settings-${section}`,
			label: t('commands.settings', { section: t(`settings.section.${section}`) }),
			path: sectionPath(section),
		})),
	]
}

let known: Command[] | undefined

/** "+1 episódio: Frieren": for what the reader is watching or reading, fetched once per opening of the palette. */
async function stepCommands(text: string, signal: AbortSignal): Promise<Command[]> {
	if (text !== '' && known) return known
	known = undefined
	const outcome = await call(continueRoute, {}, { signal })
	if (outcome.state !== 'done') return []
	known = outcome.answer.entries
		.filter((entry) => isGoingOn(entry) && mayAdvance({ progress: entry.progress.current }, entry.progress.total))
		.map(stepCommand)
	return known
}

function stepCommand(entry: ListEntry): Command {
	const t = continueTranslations.translate
	const { title } = entry
	const name = nameOf(title)
	const action = t(`continue.advance.${title.format === 'Movie' ? 'film' : title.kind}`)
	return {
		id: `advance-${title.id}`,
		label: t('continue.advance.of', { action, name }),
		keywords: `${t('commands.step.keywords')} ${title.title} ${title.englishTitle ?? ''} ${title.japaneseTitle ?? ''}`,
		run: async () => showStep(await ownContinue.advance(entry), entry, name),
	}
}

/** The number of titles that one text offers. */
const OFFERED_MAX = 3

/** "Adicionar Frieren à lista": for titles that are not on it. */
async function addCommands(text: string, signal: AbortSignal): Promise<Command[]> {
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
