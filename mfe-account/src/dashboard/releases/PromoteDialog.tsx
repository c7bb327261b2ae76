import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type FormOf, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { type Channel, promoteRoute } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Meta, Stack } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { formatPercent } from './failureRate.ts'
import {
	AUDIENCES,
	audienceOf,
	droppableRoutes,
	initialPromotion,
	LIMITS,
	type PromotionErrors,
	type PromotionFormValues,
	SHARES,
	withChosen,
} from './promotion.ts'
import { audienceText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Errors } from './style.ts'

interface PromoteDialogProps {
	channel: Channel
	version: string
	onClose: () => void
}

/** A dialog that promotes a version to an audience; a refusal lists its reasons. */
export function PromoteDialog({ channel, version, onClose }: PromoteDialogProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const { slice, current, candidate } = channel
	const [errors, setErrors] = useState<PromotionErrors>()
	const [dropsRoutes, setDropsRoutes] = useState(false)
	const form = useForm({
		initialValues: () => initialPromotion(candidate?.version === version ? candidate : null),
		async submit(draft) {
			const to = audienceOf(draft)
			const limit = 'everybody' in to ? {} : { failureLimit: Number(draft.limit) }
			const drops = dropsRoutes && errors ? { drops: droppableRoutes(errors) } : {}
			const outcome = await act(promoteRoute, { params: { slice }, body: { version, to, ...limit, ...drops } })
			await revalidate()
			if (outcome.state === 'refused' && outcome.problem.code === 'release.broken') {
				setDropsRoutes(false)
				setErrors(outcome.problem.fields ?? {})
			} else if (showOutcome(outcome, t('releases.promoted', { version, to: audienceText(to, t, formats) }))) onClose()
			return outcome
		},
	})

	return (
		<FormDialog
			form={form}
			onClose={onClose}
			title={t('releases.promote.title', { version })}
			submit={t('releases.promote.confirm')}
		>
			<Stack>
				<PromotionFields form={form} canTry={current !== null && current !== version} />
				{errors && <PromotionErrorList errors={errors} dropsRoutes={dropsRoutes} onDropRoutes={setDropsRoutes} />}
				<Meta as="p">{t('releases.promote.effect')}</Meta>
			</Stack>
		</FormDialog>
	)
}

interface PromotionErrorListProps {
	errors: PromotionErrors
	dropsRoutes: boolean
	onDropRoutes: (dropsRoutes: boolean) => void
}

/** The reasons why the server refused a version, with a switch to drop routes on purpose. */
function PromotionErrorList({ errors, dropsRoutes, onDropRoutes }: PromotionErrorListProps) {
	const t = useTranslations(releaseTranslations)
	const shared = useTranslations(common)
	const paths = droppableRoutes(errors)
	return (
		<Stack role="alert">
			<p>{shared('errors.release.broken')}</p>
			<Errors as="div">
				<ul>
					{Object.entries(errors).map(([subject, code]) => (
						<li key={subject}>
							<code>{subject}</code> {shared(`errors.${code}`)}
						</li>
					))}
				</ul>
			</Errors>
			{paths.length > 0 && (
				<Switch
					label={t('releases.promote.drop')}
					description={t('releases.promote.drop.hint')}
					checked={dropsRoutes}
					onChange={onDropRoutes}
				/>
			)}
		</Stack>
	)
}

interface PromotionFieldsProps {
	form: FormOf<PromotionFormValues, unknown>
	/** Another version is current, so this one can be a canary. */
	canTry: boolean
}

/** The audience of a version and, for a canary, its failure limit. */
function PromotionFields({ form: { values: draft, select }, canTry }: PromotionFieldsProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const percents = (values: string[]) =>
		values.map((value) => ({
			value,
			label: t('releases.percent', { percent: formatPercent(Number(value), formats) }),
		}))
	const kinds = canTry ? AUDIENCES : (['everybody'] as const)
	return (
		<>
			<Select
				label={t('releases.promote.to')}
				{...select('kind')}
				options={kinds.map((value) => ({
					value,
					label: t(value === 'share' ? 'releases.promote.share' : `releases.to.${value}`),
				}))}
			/>
			{draft.kind === 'share' && (
				<Select
					label={t('releases.promote.howMany')}
					options={percents(withChosen(SHARES, draft.share))}
					{...select('share')}
				/>
			)}
			{draft.kind !== 'everybody' && (
				<Select
					label={t('releases.promote.limit')}
					hint={t('releases.promote.limit.hint')}
					options={percents(withChosen(LIMITS, draft.limit))}
					{...select('limit')}
				/>
			)}
		</>
	)
}
