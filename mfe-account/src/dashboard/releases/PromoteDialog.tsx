import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { type Channel, promoteRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Meta, Stack } from 'shared-ui'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { PromotionErrorList } from './PromotionErrorList.tsx'
import { PromotionFields } from './PromotionFields.tsx'
import { audienceOf, droppableRoutes, initialPromotion, type PromotionErrors } from './promotion.ts'
import { audienceText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'

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
