import { useCallback, useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { type AdultTitles, adultTitlesRoute, setAdultTitlesRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call, checkSession, type Outcome } from 'shared-state'
import { Button, Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { Switch, TextField } from 'shared-ui/controls'
import { sectionTranslations } from './sectionTranslations.ts'
import { FormFooter, PanelSection } from './style.ts'

/** The member's birth date, and the switch of adult titles where the site has them. */
export function AdultTitlesPanel() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const [outcome, setOutcome] = useState<Outcome<AdultTitles>>()
	const load = useCallback(async () => setOutcome(await call(adultTitlesRoute, {})), [])
	useEffect(() => {
		void load()
	}, [load])
	// A site without adult titles asks for no birth date.
	if (outcome?.state === 'done' && !outcome.answer.isOffered) return null

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('adult.title')}</h2>
					<Meta as="p">{t('adult.lead')}</Meta>
				</div>
				{!outcome && <Skeleton $height="9rem" />}
				{outcome?.state === 'done' && <AdultTitlesForm value={outcome.answer} onSaved={load} />}
				{outcome && outcome.state !== 'done' && <FailurePanel title={t('settings.failed')} onRetry={load} />}
			</PanelSection>
		</Panel>
	)
}

function AdultTitlesForm({ value, onSaved }: { value: AdultTitles; onSaved: () => Promise<void> }) {
	const t = useTranslations(sectionTranslations)
	const form = useForm({
		initialValues: () => ({ bornOn: value.bornOn ?? '', showsAdult: value.showsAdult, isConfirmed: value.showsAdult }),
		validate: ({ bornOn }) => (bornOn === '' ? { bornOn: 'auth.birthDate.invalid' } : {}),
		submit: ({ bornOn, showsAdult }) => act(setAdultTitlesRoute, { body: { bornOn, showsAdult } }),
		onSettled(outcome) {
			if (outcome.state === 'refused' && outcome.problem.fields?.bornOn) return
			if (!showOutcome(outcome, t('settings.saved')) || outcome.state !== 'done') return
			// The search and the lists offer adult titles by what the session says.
			void Promise.all([onSaved(), checkSession()])
		},
	})
	const { showsAdult, isConfirmed } = form.values
	if (value.isMinor) return <p role="status">{t('adult.minor')}</p>
	return (
		<Stack as="form" $gap={4} {...form.props}>
			<Switch label={t('adult.show')} description={t('adult.show.text')} {...form.toggle('showsAdult')} />
			{showsAdult && (
				<>
					<TextField
						type="date"
						required
						autoComplete="bday"
						label={t('adult.bornOn')}
						hint={t('adult.bornOn.hint')}
						{...form.text('bornOn')}
					/>
					<Switch label={t('adult.confirm')} description={t('adult.confirm.text')} {...form.toggle('isConfirmed')} />
				</>
			)}
			<FormFooter>
				<Button
					type="submit"
					variant="primary"
					loading={form.submitting}
					disabled={showsAdult ? !isConfirmed : !value.showsAdult}
				>
					{t('adult.save')}
				</Button>
			</FormFooter>
		</Stack>
	)
}
