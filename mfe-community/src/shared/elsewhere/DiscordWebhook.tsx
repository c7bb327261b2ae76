import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useState, useTransition } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import {
	DISCORD_WEBHOOK,
	deleteDiscordWebhookRoute,
	discordWebhookRoute,
	setDiscordWebhookRoute,
	testDiscordWebhookRoute,
} from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { act, call, showToast } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, Cluster, Meta, Skeleton, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { elsewhereTranslations } from './elsewhereTranslations.ts'

/** Where the plan of a group is posted on Discord: given, tested and forgotten by its admins. */
export function DiscordWebhook({ groupId }: { groupId: string }) {
	const t = useTranslations(elsewhereTranslations)
	const params = { id: groupId }
	const [remote] = useState(() => createRemote(() => call(discordWebhookRoute, { params })))
	const loaded = useStore(remote.$state)
	const [isBusy, start] = useTransition()
	useEffect(() => void remote.load(), [remote])

	const test = () =>
		start(async () => {
			const outcome = await act(testDiscordWebhookRoute, { params })
			if (outcome.state !== 'done') return void showOutcome(outcome, '')
			const { outcome: posted } = outcome.answer
			showToast(posted === 'sent' ? 'good' : 'bad', t(`elsewhere.discord.test.${posted}`))
			if (posted === 'gone') await remote.load()
		})
	const forget = () =>
		start(async () => {
			if (showOutcome(await act(deleteDiscordWebhookRoute, { params }), t('elsewhere.discord.forgotten')))
				await remote.load()
		})

	if (loaded.state === 'failed') return <FailurePanel title={t('elsewhere.discord.failed')} onRetry={remote.load} />
	if (loaded.state !== 'ready') return <Skeleton $height="6rem" />
	const { state } = loaded.value
	if (state !== 'on') {
		return (
			<>
				<Meta as="p">{t(state === 'off' ? 'elsewhere.discord.off' : 'elsewhere.discord.lead')}</Meta>
				<AddressForm groupId={groupId} onDone={remote.load} />
			</>
		)
	}
	return (
		<>
			<p>{t('elsewhere.discord.on')}</p>
			<Cluster>
				<Button loading={isBusy} onClick={test}>
					{t('elsewhere.discord.test')}
				</Button>
				<Button variant="danger" loading={isBusy} onClick={forget}>
					{t('elsewhere.discord.forget')}
				</Button>
			</Cluster>
		</>
	)
}

function AddressForm({ groupId, onDone }: { groupId: string; onDone: () => Promise<void> }) {
	const t = useTranslations(elsewhereTranslations)
	const locale = useLocale()
	const [typed, setTyped] = useState('')
	const [isWrong, setWrong] = useState(false)
	const [isBusy, start] = useTransition()

	function submit(event: FormEvent) {
		event.preventDefault()
		const address = typed.trim()
		const isAddress = new RegExp(DISCORD_WEBHOOK).test(address)
		setWrong(!isAddress)
		if (!isAddress) return
		start(async () => {
			const outcome = await act(setDiscordWebhookRoute, { params: { id: groupId }, body: { address, locale } })
			if (showOutcome(outcome, t('elsewhere.discord.set'))) await onDone()
		})
	}

	return (
		<form onSubmit={submit} noValidate>
			<Stack $gap={3}>
				<TextField
					label={t('elsewhere.discord.address')}
					hint={t('elsewhere.discord.hint')}
					error={isWrong ? t('elsewhere.discord.wrong') : undefined}
					autoComplete="off"
					spellCheck={false}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<div>
					<Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
						{t('elsewhere.discord.connect')}
					</Button>
				</div>
			</Stack>
		</form>
	)
}
