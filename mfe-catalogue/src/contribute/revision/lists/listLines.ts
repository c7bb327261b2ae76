import { isListField, type ListField } from 'shared-contract'
import { staffRoleText } from 'shared-i18n/staffRoleText'
import { type ChoiceTranslations, choiceName } from './choiceName.ts'
import { type Column, LIST_COLUMNS, rowsOf } from './columns.ts'
import { languageName } from './languageChoices.ts'

/** A list as lines that people read, one for each item. */
export function listLines(field: string, text: string, words: ChoiceTranslations, tag: string): string {
	if (!isListField(field)) return text
	return rowsOf(text)
		.map((row) => lineOf(field, row, words, tag))
		.join('\n')
}

function lineOf(
	field: ListField,
	row: Readonly<Record<string, unknown>>,
	words: ChoiceTranslations,
	tag: string,
): string {
	const values = LIST_COLUMNS[field].map((column) => readableValue(column, row[column.name], words, tag))
	return [...values, row.isGuess === true && words.t('edit.language.guess')].filter(Boolean).join(' · ')
}

function readableValue(column: Column, value: unknown, words: ChoiceTranslations, tag: string): string {
	if (value === null || value === undefined || value === false) return ''
	switch (column.type) {
		case 'ref':
			return typeof value === 'object' && 'name' in value ? String(value.name) : ''
		case 'staffRole':
			return staffRoleText(String(value), words.shared)
		case 'check':
			return words.t(column.label)
		case 'codes':
			return Array.isArray(value) ? value.join(', ') : ''
		case 'choice':
			return choiceName(column.words, String(value), words)
		case 'language':
			return languageName(String(value), tag) ?? words.t(`edit.language.${value as 'romaji' | 'native' | 'synonym'}`)
		default:
			return String(value)
	}
}
