import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import {
	ANIME_FORMATS,
	CREATED_YEAR_FIRST,
	CREATED_YEARS_AHEAD,
	type Format,
	MANGA_FORMATS,
	STATUSES,
} from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Panel, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { AiringFields } from './AiringFields.tsx'
import { AlikeTitles } from './AlikeTitles.tsx'
import { createAlike } from './alike.ts'
import { CreationSheets } from './CreationSheets.tsx'
import { KnownFields } from './KnownFields.tsx'
import { Made } from './Made.tsx'
import { PictureField } from './PictureField.tsx'
import { Pair } from './style.ts'
import { PICTURE_FIELD, TITLE_FORMS, type TitleFormName } from './titleForms.ts'
import { useCreation } from './useCreation.ts'

const FORMATS: Record<TitleFormName, readonly Format[]> = { anime: ANIME_FORMATS, manga: MANGA_FORMATS, movie: [] }

interface TitleFormProps {
	form: TitleFormName
	/** The present year. */
	year: number
	remotePictures: boolean
	/** Whether the server keeps when a title is shown. */
	takesAiring?: boolean
}

/** Adds a title: what it must have first, then what somebody may know of it besides. */
export function TitleForm({ form, year, remotePictures, takesAiring = false }: TitleFormProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const creation = useCreation(form, () => TITLE_FORMS[form](year))
	const { values, errors, made, set, setError, clear } = creation
	const [alike] = useState(() => createAlike(form))
	const titles = useStore(alike.$titles)
	useEffect(() => alike.stop, [alike])
	const picture = PICTURE_FIELD[form]

	function startOver() {
		clear()
		alike.look('')
	}

	if (made) return <Made form={form} path={made.path} onAnother={startOver} />
	return (
		<CreationSheets creation={{ ...creation, clear: startOver }}>
			<Panel>
				<Stack $gap={4}>
					<div>
						<TextField
							label={t('add.field.title')}
							required
							autoComplete="off"
							{...creation.text('title')}
							onChange={(event) => {
								set({ title: event.target.value })
								alike.look(event.target.value)
							}}
						/>
						<AlikeTitles titles={titles} />
					</div>
					<TextArea label={t('add.field.synopsis')} required rows={7} {...creation.text('synopsis')} />
					<PictureField
						label={t(`add.field.${picture}`)}
						purpose="poster"
						isRequired
						url={values.pictureUrl}
						error={errors[picture]}
						remotePictures={remotePictures}
						onUrl={(pictureUrl) => set({ pictureUrl })}
						onRefuse={(code) => setError(picture, code)}
					/>
					{form === 'movie' && (
						<PictureField
							label={t('add.field.bannerUrl')}
							purpose="backdrop"
							url={values.bannerUrl}
							error={errors.bannerUrl}
							remotePictures={remotePictures}
							onUrl={(bannerUrl) => set({ bannerUrl })}
							onRefuse={(code) => setError('bannerUrl', code)}
						/>
					)}
					<Pair>
						<TextField
							type="number"
							inputMode="numeric"
							label={t('add.field.year')}
							required={form === 'anime'}
							min={CREATED_YEAR_FIRST}
							max={year + CREATED_YEARS_AHEAD}
							step={1}
							hint={form === 'anime' ? undefined : t('add.year.unknown')}
							{...creation.text('year')}
						/>
						{FORMATS[form].length > 0 && (
							<Select
								label={t('add.field.type')}
								options={FORMATS[form].map((format) => ({ value: format, label: shared(`format.${format}`) }))}
								{...creation.select('type')}
							/>
						)}
						<Select
							label={t('add.field.status')}
							options={STATUSES.map((status) => ({ value: status, label: shared(`status.${status}`) }))}
							{...creation.select('status')}
						/>
					</Pair>
				</Stack>
			</Panel>
			{takesAiring && form !== 'manga' && (
				<Panel>
					<AiringFields
						isPremiere={form === 'movie'}
						typed={values.airing ?? ''}
						code={errors.airing}
						onType={(airing) => set({ airing })}
					/>
				</Panel>
			)}
			<Panel>
				<KnownFields {...creation} />
			</Panel>
		</CreationSheets>
	)
}
