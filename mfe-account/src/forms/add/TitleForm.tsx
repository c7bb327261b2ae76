import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred } from 'shared-composition'
import { CREATED_YEAR_FIRST, CREATED_YEARS_AHEAD, STATUSES, TITLE_FORMS, type TitleFormName } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Panel, Skeleton, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { addTranslations } from './addTranslations.ts'
import { CreationForm } from './CreationForm.tsx'
import { OptionalTitleFields } from './OptionalTitleFields.tsx'
import { PictureField, type RemotePictures } from './PictureField.tsx'
import { createSimilarTitles } from './similarTitlesStore.ts'
import { FieldRow } from './style.ts'
import { titleForm } from './titleForm.ts'
import { useCreation } from './useCreation.ts'

const AiringFields = deferred(
	() => import(/* webpackChunkName: "add-airing" */ './AiringFields.tsx').then((chunk) => chunk.AiringFields),
	{ skeleton: <Skeleton $height="14rem" /> },
)
const SimilarTitles = deferred(
	() => import(/* webpackChunkName: "add-similar" */ './SimilarTitles.tsx').then((chunk) => chunk.SimilarTitles),
	{ skeleton: <Skeleton $height="7rem" /> },
)
const CreationSuccess = deferred(
	() => import(/* webpackChunkName: "add-success" */ './CreationSuccess.tsx').then((chunk) => chunk.CreationSuccess),
	{ skeleton: <Skeleton $height="14rem" /> },
)

interface TitleFormProps extends RemotePictures {
	form: TitleFormName
	/** The current year. */
	year: number
	/** Whether the server stores airing schedules. */
	takesAiring?: boolean
}

/** The form of a title: required fields first, then optional ones. */
export function TitleForm({ form, year, remotePictures, copiesPictures, takesAiring = false }: TitleFormProps) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	const creation = useCreation(form, () => titleForm(form, year))
	const { values, errors, created, set, clear } = creation
	const [similar] = useState(() => createSimilarTitles(form))
	const titles = useStore(similar.$titles)
	useEffect(() => similar.stop, [similar])
	const { formats, isWhole, picture } = TITLE_FORMS[form]
	const pictures = { creation, remotePictures, copiesPictures }

	function clearAll() {
		clear()
		similar.search('')
	}

	if (created) return <CreationSuccess form={form} path={created.path} onAnother={clearAll} />
	return (
		<CreationForm creation={{ ...creation, clear: clearAll }}>
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
								similar.search(event.target.value)
							}}
						/>
						<div role="status">{titles.length > 0 && <SimilarTitles titles={titles} />}</div>
					</div>
					<TextArea label={t('add.field.synopsis')} required rows={7} {...creation.text('synopsis')} />
					<PictureField field={picture} purpose="poster" isRequired {...pictures} />
					{form === 'movie' && <PictureField field="bannerUrl" purpose="backdrop" {...pictures} />}
					<FieldRow>
						<TextField
							type="number"
							inputMode="numeric"
							label={t('add.field.year')}
							required={isWhole}
							min={CREATED_YEAR_FIRST}
							max={year + CREATED_YEARS_AHEAD}
							step={1}
							hint={isWhole ? undefined : t('add.year.unknown')}
							{...creation.text('year')}
						/>
						{formats.length > 1 && (
							<Select
								label={t('add.field.type')}
								options={formats.map((format) => ({ value: format, label: shared(`format.${format}`) }))}
								{...creation.select('type')}
							/>
						)}
						<Select
							label={t('add.field.status')}
							options={STATUSES.map((status) => ({ value: status, label: shared(`status.${status}`) }))}
							{...creation.select('status')}
						/>
					</FieldRow>
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
				<OptionalTitleFields {...creation} />
			</Panel>
		</CreationForm>
	)
}
