import type { Genre, Relation } from 'shared-contract'
import type { common } from 'shared-i18n'
import type { homeTranslations } from '../../../shared/homeTranslations.ts'
import type { EditWord, TranslateEdit } from '../editTranslations.ts'
import type { ChoiceWords } from './columns.ts'

/** The translations that name a choice. */
export interface ChoiceTranslations {
	t: TranslateEdit
	slice: (typeof homeTranslations)['translate']
	shared: (typeof common)['translate']
}

/** The name of a choice in the reader's language. */
export function choiceName(words: ChoiceWords, choice: string, { t, slice, shared }: ChoiceTranslations): string {
	switch (words) {
		case 'plain':
			return choice
		case 'genre':
			return shared(`genre.${choice as Genre}`)
		case 'relation':
			return choice === 'other'
				? slice('title.relation.any')
				: slice(`title.relation.${choice as Exclude<Relation, 'other'>}`)
		default:
			return t(`edit.${words}.${choice}` as EditWord)
	}
}
