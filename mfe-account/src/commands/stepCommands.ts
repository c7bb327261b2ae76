import { type Command, continueRoute, type ListEntry, mayAdvance } from 'shared-contract'
import { call } from 'shared-state'
import { isGoingOn } from '../lists/continue/continueState.ts'
import { ownContinue } from '../lists/continue/continueStore.ts'
import { continueTranslations } from '../lists/continue/continueTranslations.ts'
import { showStep } from '../lists/continue/showStep.ts'
import { nameOf } from './nameOf.ts'

let known: Command[] | undefined

/** "+1 episódio: Frieren": for what the reader is watching or reading, fetched once per opening of the palette. */
export async function stepCommands(text: string, signal: AbortSignal): Promise<Command[]> {
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
