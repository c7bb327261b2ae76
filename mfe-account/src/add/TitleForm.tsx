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
	const { fields, errors, stage, errorOf, type, refuse, clear } = creation
	const [alike] = useState(() => createAlike(form))
	const titles = useStore(alike.$titles)
	useEffect(() => alike.stop, [alike])
	const picture = PICTURE_FIELD[form]

	function startOver() {
		clear()
		alike.look('')
	}

	if (stage.kind === 'made') return <Made form={form} path={stage.path} onAnother={startOver} />
	return (
		<CreationSheets creation={{ ...creation, clear: startOver }}>
			<Panel>
				<Stack $gap={4}>
					<div>
						<TextField
							label={t('add.field.title')}
							required
							autoComplete="off"
							value={fields.title}
							error={errorOf('title')}
							onChange={(event) => {
								type({ title: event.target.value })
								alike.look(event.target.value)
							}}
						/>
						<AlikeTitles titles={titles} />
					</div>
					<TextArea
						label={t('add.field.synopsis')}
						required
						rows={7}
						value={fields.synopsis}
						error={errorOf('synopsis')}
						onChange={(event) => type({ synopsis: event.target.value })}
					/>
					<PictureField
						label={t(`add.field.${picture}`)}
						purpose="poster"
						isRequired
						url={fields.pictureUrl}
						error={errors[picture]}
						remotePictures={remotePictures}
						onUrl={(pictureUrl) => type({ pictureUrl })}
						onRefuse={(code) => refuse(picture, code)}
					/>
					{form === 'movie' && (
						<PictureField
							label={t('add.field.bannerUrl')}
							purpose="backdrop"
							url={fields.bannerUrl}
							error={errors.bannerUrl}
							remotePictures={remotePictures}
							onUrl={(bannerUrl) => type({ bannerUrl })}
							onRefuse={(code) => refuse('bannerUrl', code)}
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
							value={fields.year}
							error={errorOf('year')}
							onChange={(event) => type({ year: event.target.value })}
						/>
						{FORMATS[form].length > 0 && (
							<Select
								label={t('add.field.type')}
								options={FORMATS[form].map((format) => ({ value: format, label: shared(`format.${format}`) }))}
								value={fields.type}
								error={errorOf('type')}
								onSelect={(format) => type({ type: format })}
							/>
						)}
						<Select
							label={t('add.field.status')}
							options={STATUSES.map((status) => ({ value: status, label: shared(`status.${status}`) }))}
							value={fields.status}
							error={errorOf('status')}
							onSelect={(status) => type({ status })}
						/>
					</Pair>
				</Stack>
			</Panel>
			{takesAiring && form !== 'manga' && (
				<Panel>
					<AiringFields
						isPremiere={form === 'movie'}
						typed={fields.airing ?? ''}
						code={errors.airing}
						onType={(airing) => type({ airing })}
					/>
				</Panel>
			)}
			<Panel>
				<KnownFields fields={fields} errors={errors} onType={type} />
			</Panel>
		</CreationSheets>
	)
}
