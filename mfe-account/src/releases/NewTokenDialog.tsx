import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { announce } from 'shared-composition'
import { makeReleaseTokenRoute, RELEASE_TOKEN_DAYS, RELEASE_TOKEN_LABEL_MAX_LENGTH } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Dialog, Select, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { MadeToken } from './MadeToken.tsx'

/** Makes a token, and shows it once. */
export function NewTokenDialog({ slices, onClose }: { slices: readonly string[]; onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const formId = useId()
	const { revalidate } = useRevalidator()
	const [slice, setSlice] = useState(slices[0] ?? '')
	const [label, setLabel] = useState('')
	const [days, setDays] = useState<string>(String(RELEASE_TOKEN_DAYS[1]))
	const [isEmpty, setEmpty] = useState(false)
	const [sending, setSending] = useState(false)
	const [made, setMade] = useState<string>()

	async function send(event: FormEvent) {
		event.preventDefault()
		if (label.trim() === '') return setEmpty(true)
		setSending(true)
		const outcome = await act(makeReleaseTokenRoute, { body: { slice, label: label.trim(), days: Number(days) } })
		await revalidate()
		setSending(false)
		if (outcome.state === 'done') setMade(outcome.answer.token)
		else if (announce(outcome, t('releases.tokens.made'))) onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('releases.tokens.make')}
			closeLabel={shared('action.close')}
			footer={
				made === undefined ? (
					<>
						<Button onClick={onClose}>{shared('action.cancel')}</Button>
						<Button type="submit" form={formId} variant="primary" loading={sending}>
							{t('releases.tokens.make')}
						</Button>
					</>
				) : (
					<Button onClick={onClose}>{shared('action.close')}</Button>
				)
			}
		>
			{made === undefined ? (
				<form id={formId} noValidate onSubmit={(event) => void send(event)}>
					<Stack>
						<Select
							label={t('releases.tokens.slice')}
							value={slice}
							options={slices.map((value) => ({ value, label: value }))}
							onSelect={setSlice}
						/>
						<TextField
							label={t('releases.tokens.label')}
							hint={t('releases.tokens.label.hint')}
							maxLength={RELEASE_TOKEN_LABEL_MAX_LENGTH}
							value={label}
							error={isEmpty ? shared('errors.text.required') : undefined}
							onChange={(event) => {
								setEmpty(false)
								setLabel(event.target.value)
							}}
						/>
						<Select
							label={t('releases.tokens.days')}
							value={days}
							options={RELEASE_TOKEN_DAYS.map((count) => ({
								value: String(count),
								label: t('releases.tokens.day', { count }),
							}))}
							onSelect={setDays}
						/>
					</Stack>
				</form>
			) : (
				<MadeToken token={made} />
			)}
		</Dialog>
	)
}
