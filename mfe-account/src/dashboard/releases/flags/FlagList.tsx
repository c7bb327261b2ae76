import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { type Audience, LANGUAGE_TAGS, type ReleaseFlag, switchFlagRoute } from 'shared-contract'
import { listFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Badge, Button, Cluster, Meta, Stack } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { ConfirmAction } from '../ConfirmAction.tsx'
import { detailTranslations } from '../detailTranslations.ts'
import { audienceText } from '../releaseTexts.ts'
import { releaseTranslations } from '../releaseTranslations.ts'
import { Row, RowList, SmallHeading } from '../style.ts'
import { audienceOfChoice, choiceOf, choicesFor } from './flagChoice.ts'

interface FlagListProps {
	slice: string
	/** The version that everybody gets. */
	current: string | null
	flags: readonly ReleaseFlag[]
}

/** The feature flags of a slice: who has each, and a dialog that changes it. */
export function FlagList({ slice, current, flags }: FlagListProps) {
	const t = useTranslations(detailTranslations)
	const [changed, setChanged] = useState<ReleaseFlag>()
	const [removed, setRemoved] = useState<ReleaseFlag>()
	return (
		<Stack $gap={3}>
			<SmallHeading>{t('flags.title')}</SmallHeading>
			<RowList>
				{flags.map((flag) => (
					<FlagRow
						key={flag.name}
						flag={flag}
						current={current}
						onChange={() => setChanged(flag)}
						onRemove={() => setRemoved(flag)}
					/>
				))}
			</RowList>
			{changed && <FlagDialog slice={slice} flag={changed} onClose={() => setChanged(undefined)} />}
			{removed && (
				<ConfirmAction
					title={t('flags.remove')}
					text={t('flags.remove.ask', { name: removed.name })}
					done={t('flags.removed', { name: removed.name })}
					act={() =>
						act(switchFlagRoute, { params: { slice, flag: removed.name }, body: { to: null, from: removed.to } })
					}
					onClose={() => setRemoved(undefined)}
				/>
			)}
		</Stack>
	)
}

interface FlagRowProps {
	flag: ReleaseFlag
	current: string | null
	onChange: () => void
	onRemove: () => void
}

function FlagRow({ flag, current, onChange, onRemove }: FlagRowProps) {
	const t = useTranslations(detailTranslations)
	const texts = useFlagTexts()
	const locale = useLocale()
	const { name, to, versions } = flag
	const isUnused = versions.length === 0
	const isElsewhere = !isUnused && !versions.includes(current ?? '')
	return (
		<Row>
			<div>
				<Cluster>
					<strong>{texts.title(flag)}</strong>
					<Badge $tone={to ? 'live' : undefined}>{texts.audience(to)}</Badge>
					{isUnused && <Badge $tone="danger">{t('flags.unused')}</Badge>}
				</Cluster>
				<code>{name}</code>
			</div>
			<Meta as="p">
				{isUnused && t('flags.unused.text')}
				{isElsewhere && t('flags.only', { versions: listFormat(LANGUAGE_TAGS[locale]).format(versions) })}
			</Meta>
			<div>
				<Button size="sm" variant={isUnused ? 'danger' : undefined} onClick={isUnused ? onRemove : onChange}>
					{t(isUnused ? 'flags.remove' : 'flags.change')}
				</Button>
			</div>
		</Row>
	)
}

interface FlagDialogProps {
	slice: string
	flag: ReleaseFlag
	onClose: () => void
}

/** A dialog that switches a feature flag. */
function FlagDialog({ slice, flag, onClose }: FlagDialogProps) {
	const t = useTranslations(detailTranslations)
	const releases = useTranslations(releaseTranslations)
	const { revalidate } = useRevalidator()
	const texts = useFlagTexts()
	// The dialog keeps its first data, although the page polls; the server refuses an outdated request.
	const [{ name, to: from }] = useState(flag)
	const title = texts.title(flag)
	const form = useForm({
		initialValues: () => ({ choice: choiceOf(from) }),
		async submit({ choice }) {
			const to = audienceOfChoice(choice)
			const outcome = await act(switchFlagRoute, { params: { slice, flag: name }, body: { to, from } })
			await revalidate()
			if (showOutcome(outcome, t('flags.changed', { title, to: texts.audience(to) }))) onClose()
			return outcome
		},
	})

	return (
		<FormDialog form={form} onClose={onClose} title={t('flags.change.title', { title })} submit={t('flags.save')}>
			<Stack>
				<Select
					label={releases('releases.promote.to')}
					options={choicesFor(from).map((value) => ({ value, label: texts.audience(audienceOfChoice(value)) }))}
					{...form.select('choice')}
				/>
				<Meta as="p">{t('flags.effect')}</Meta>
			</Stack>
		</FormDialog>
	)
}

/** The name of a flag, and of who has it, in the reader's language. */
function useFlagTexts() {
	const t = useTranslations(detailTranslations)
	const releases = useTranslations(releaseTranslations)
	const formats = useFormats()
	const locale = useLocale()
	return {
		title: ({ name, title }: ReleaseFlag) => title?.[locale] ?? name,
		audience: (to: Audience | null) => (to === null ? t('flags.off') : audienceText(to, releases, formats)),
	}
}
