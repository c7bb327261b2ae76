import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useState } from 'react'
import {
	ANIME_FORMATS,
	CREATED_YEAR_FIRST,
	CREATED_YEARS_AHEAD,
	type Format,
	MANGA_FORMATS,
	STATUSES,
} from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Button, Panel, Stack } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { AlikeTitles } from './AlikeTitles.tsx'
import { createAlike } from './alike.ts'
import { createCreationForm } from './creationForm.ts'
import { focusFirstWrong } from './focusFirstWrong.ts'
import { KnownFields } from './KnownFields.tsx'
import { Made } from './Made.tsx'
import { PictureField } from './PictureField.tsx'
import { Restored } from './Restored.tsx'
import { tellOfCreation } from './send.ts'
import { Foot, Pair, Sheets } from './style.ts'
import { PICTURE_FIELD, TITLE_FORMS, type TitleFormName } from './titleForms.ts'

const FORMATS: Record<TitleFormName, readonly Format[]> = { anime: ANIME_FORMATS, manga: MANGA_FORMATS, movie: [] }

interface TitleFormProps {
	form: TitleFormName
	/** The present year. */
	year: number
	remotePictures: boolean
}

/** Adds a title: what it must have first, then what somebody may know of it besides. */
export function TitleForm({ form, year, remotePictures }: TitleFormProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const [store] = useState(() => createCreationForm(TITLE_FORMS[form](year)))
	const [alike] = useState(() => createAlike(form))
	const { fields, errors, stage, isRestored } = useStore(store.$state)
	const titles = useStore(alike.$titles)
	useEffect(() => alike.stop, [alike])
	const picture = PICTURE_FIELD[form]
	const errorOf = (field: string) => {
		const code = errors[field]
		return code && shared(`errors.${code}`)
	}

	async function send(event: FormEvent<HTMLElement>) {
		event.preventDefault()
		const sheets = event.currentTarget
		const outcome = await store.send()
		focusFirstWrong(sheets)
		tellOfCreation(outcome, { success: t(`add.${form}.done`), check: t('add.check') })
		if (outcome?.state === 'done' || outcome?.state === 'example') alike.look('')
	}

	if (stage.kind === 'made') return <Made form={form} path={stage.path} onAnother={store.clear} />
	return (
		<Sheets noValidate onSubmit={(event) => void send(event)}>
			{isRestored && <Restored onDiscard={store.clear} />}
			<Panel>
				<Stack $gap={4}>
					<TextField
						label={t('add.field.title')}
						required
						autoComplete="off"
						value={fields.title}
						error={errorOf('title')}
						onChange={(event) => {
							store.type({ title: event.target.value })
							alike.look(event.target.value)
						}}
					/>
					<AlikeTitles titles={titles} />
					<TextArea
						label={t('add.field.synopsis')}
						required
						rows={7}
						value={fields.synopsis}
						error={errorOf('synopsis')}
						onChange={(event) => store.type({ synopsis: event.target.value })}
					/>
					<PictureField
						label={t(`add.field.${picture}`)}
						purpose="poster"
						isRequired
						url={fields.pictureUrl}
						error={errors[picture]}
						remotePictures={remotePictures}
						onUrl={(pictureUrl) => store.type({ pictureUrl })}
						onRefuse={(code) => store.refuse(picture, code)}
					/>
					{form === 'movie' && (
						<PictureField
							label={t('add.field.bannerUrl')}
							purpose="backdrop"
							url={fields.bannerUrl}
							error={errors.bannerUrl}
							remotePictures={remotePictures}
							onUrl={(bannerUrl) => store.type({ bannerUrl })}
							onRefuse={(code) => store.refuse('bannerUrl', code)}
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
							onChange={(event) => store.type({ year: event.target.value })}
						/>
						{FORMATS[form].length > 0 && (
							<Select
								label={t('add.field.type')}
								options={FORMATS[form].map((format) => ({ value: format, label: shared(`format.${format}`) }))}
								value={fields.type}
								error={errorOf('type')}
								onSelect={(type) => store.type({ type })}
							/>
						)}
						<Select
							label={t('add.field.status')}
							options={STATUSES.map((status) => ({ value: status, label: shared(`status.${status}`) }))}
							value={fields.status}
							error={errorOf('status')}
							onSelect={(status) => store.type({ status })}
						/>
					</Pair>
				</Stack>
			</Panel>
			<Panel>
				<KnownFields fields={fields} errors={errors} onType={store.type} />
			</Panel>
			<Foot>
				<Button type="submit" variant="primary" size="lg" loading={stage.kind === 'sending'}>
					{t(`add.${form}.title`)}
				</Button>
			</Foot>
		</Sheets>
	)
}
