import { CREATED_SYNONYMS, type ErrorCode, GENRES, type Genre } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { ChipButton, ChipRow, Meta, Stack } from 'shared-ui'
import { TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { Group, Pair } from './style.ts'
import type { TitleFields } from './titleFields.ts'

interface KnownFieldsProps {
	fields: TitleFields
	errors: Readonly<Record<string, ErrorCode>>
	onType: (change: Partial<TitleFields>) => void
}

/** What a contributor may know beyond the least: the names that others search by, and the genres. */
export function KnownFields({ fields, errors, onType }: KnownFieldsProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const errorOf = (field: string) => {
		const code = errors[field]
		return code && shared(`errors.${code}`)
	}
	const toggle = (genre: Genre) =>
		onType({
			genres: fields.genres.includes(genre)
				? fields.genres.filter((each) => each !== genre)
				: [...fields.genres, genre],
		})

	return (
		<Stack $gap={4}>
			<div>
				<h2>{t('add.known')}</h2>
				<Meta as="p">{t('add.known.lead')}</Meta>
			</div>
			<Pair>
				<TextField
					label={t('add.field.englishTitle')}
					lang="en"
					autoComplete="off"
					value={fields.englishTitle}
					error={errorOf('englishTitle')}
					onChange={(event) => onType({ englishTitle: event.target.value })}
				/>
				<TextField
					label={t('add.field.romajiTitle')}
					autoComplete="off"
					value={fields.romajiTitle}
					error={errorOf('romajiTitle')}
					onChange={(event) => onType({ romajiTitle: event.target.value })}
				/>
				<TextField
					label={t('add.field.nativeTitle')}
					autoComplete="off"
					value={fields.nativeTitle}
					error={errorOf('nativeTitle')}
					onChange={(event) => onType({ nativeTitle: event.target.value })}
				/>
			</Pair>
			<TextArea
				label={t('add.field.synonyms')}
				hint={t('add.field.synonyms.hint', { count: CREATED_SYNONYMS })}
				value={fields.synonyms}
				error={errorOf('synonyms')}
				onChange={(event) => onType({ synonyms: event.target.value })}
			/>
			<Group>
				<legend>{t('add.field.genres')}</legend>
				<ChipRow>
					{GENRES.map((genre) => (
						<ChipButton key={genre} pressed={fields.genres.includes(genre)} onClick={() => toggle(genre)}>
							{shared(`genre.${genre}`)}
						</ChipButton>
					))}
				</ChipRow>
			</Group>
		</Stack>
	)
}
