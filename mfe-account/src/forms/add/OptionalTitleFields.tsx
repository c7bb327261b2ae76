import type { FormOf } from 'shared-composition/form'
import { CREATED_SYNONYMS, type Created, GENRES, type Genre } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Meta, Stack } from 'shared-ui'
import { TextArea, TextField } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { FieldGroup, FieldRow } from './style.ts'
import type { TitleFields } from './titleForm.ts'

/** The optional fields of a title: other names and genres. */
export function OptionalTitleFields({ values: { genres }, text, set }: FormOf<TitleFields, Created>) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const toggle = (genre: Genre) =>
		set({ genres: genres.includes(genre) ? genres.filter((each) => each !== genre) : [...genres, genre] })

	return (
		<Stack $gap={4}>
			<div>
				<h2>{t('add.known')}</h2>
				<Meta as="p">{t('add.known.lead')}</Meta>
			</div>
			<FieldRow>
				<TextField label={t('add.field.englishTitle')} lang="en" autoComplete="off" {...text('englishTitle')} />
				<TextField label={t('add.field.romajiTitle')} autoComplete="off" {...text('romajiTitle')} />
				<TextField label={t('add.field.nativeTitle')} autoComplete="off" {...text('nativeTitle')} />
			</FieldRow>
			<TextArea
				label={t('add.field.synonyms')}
				hint={t('add.field.synonyms.hint', { count: CREATED_SYNONYMS })}
				{...text('synonyms')}
			/>
			<FieldGroup>
				<legend>{t('add.field.genres')}</legend>
				<ChipRow>
					{GENRES.map((genre) => (
						<ChipButton key={genre} pressed={genres.includes(genre)} onClick={() => toggle(genre)}>
							{shared(`genre.${genre}`)}
						</ChipButton>
					))}
				</ChipRow>
			</FieldGroup>
		</Stack>
	)
}
