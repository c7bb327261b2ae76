import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import {
	makeReleaseTokenRoute,
	RELEASE_TOKEN_DAYS,
	RELEASE_TOKEN_LABEL_MAX_LENGTH,
	SLICE_NAME_PATTERN,
} from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

const SLICE_NAME = new RegExp(SLICE_NAME_PATTERN)

/** A dialog that creates a token and shows it once. Its slice need not exist yet: the token is what publishes the first version. */
export function CreateTokenDialog({ slices, onClose }: { slices: readonly string[]; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	const shared = useTranslations(common)
	const { revalidate } = useRevalidator()
	const [made, setMade] = useState<string>()
	const form = useForm({
		initialValues: () => ({ slice: slices[0] ?? '', label: '', days: String(RELEASE_TOKEN_DAYS[1]) }),
		validate: ({ slice, label }) => ({
			...(SLICE_NAME.test(slice.trim()) ? {} : { slice: 'request.invalid' }),
			...(label.trim() === '' ? { label: 'text.required' } : {}),
		}),
		async submit({ slice, label, days }) {
			const body = { slice: slice.trim(), label: label.trim(), days: Number(days) }
			const outcome = await act(makeReleaseTokenRoute, { body })
			await revalidate()
			return outcome
		},
		onSettled(outcome) {
			if (outcome.state === 'done') setMade(outcome.answer.token)
			// The error is shown at the field.
			else if (outcome.state === 'refused' && outcome.problem.fields?.label) return
			else if (showOutcome(outcome, t('releases.tokens.made'))) onClose()
		},
	})

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
						<Button type="submit" form={form.props.id} variant="primary" loading={form.submitting}>
							{t('releases.tokens.make')}
						</Button>
					</>
				) : (
					<Button onClick={onClose}>{shared('action.close')}</Button>
				)
			}
		>
			{made === undefined ? (
				<form {...form.props}>
					<Stack>
						<TextField
							label={t('releases.tokens.slice')}
							hint={t('releases.tokens.slice.hint')}
							list="slices"
							{...form.text('slice')}
						/>
						<datalist id="slices">
							{slices.map((slice) => (
								<option key={slice} value={slice} />
							))}
						</datalist>
						<TextField
							label={t('releases.tokens.label')}
							hint={t('releases.tokens.label.hint')}
							maxLength={RELEASE_TOKEN_LABEL_MAX_LENGTH}
							{...form.text('label')}
						/>
						<Select
							label={t('releases.tokens.days')}
							options={RELEASE_TOKEN_DAYS.map((count) => ({
								value: String(count),
								label: t('releases.tokens.day', { count }),
							}))}
							{...form.select('days')}
						/>
					</Stack>
				</form>
			) : (
				<CreatedToken token={made} />
			)}
		</Dialog>
	)
}

/** A new token with a copy button: it is shown only once. */
function CreatedToken({ token }: { token: string }) {
	const t = useTranslations(releaseTranslations)
	return <CopyableSecret secret={token} note={t('releases.tokens.once')} failed={t('releases.copyFailed')} />
}
