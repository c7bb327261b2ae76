import { showToast } from 'shared-state'
import { ChevronRightIcon } from 'shared-ui'
import { SparkIcon } from 'shared-ui/parts'
import { closeOverlay } from '../../frame/overlay.ts'
import { translations } from '../../translations.ts'
import { ActionEntry, Entry, Text } from '../resultList.tsx'
import { remember } from './recentStore.ts'
import type { Offer } from './useOffers.ts'

/** A page or an action of the palette. */
export function OfferLine({ offer: { key, command }, onFollow }: { offer: Offer; onFollow: () => void }) {
	const { label, hint, answersText } = command
	const text = (
		<Text>
			<span>{label}</span>
			{hint && <small>{hint}</small>}
		</Text>
	)
	if ('path' in command) {
		return (
			<Entry to={command.path} {...(answersText ? {} : { name: label })} onFollow={onFollow}>
				<ChevronRightIcon size={16} />
				{text}
			</Entry>
		)
	}
	const press = () => {
		if (!answersText) remember({ key, label })
		runCommand(command)
	}
	return (
		<ActionEntry onPress={press}>
			<SparkIcon size={16} />
			{text}
		</ActionEntry>
	)
}

/**
 * Closes the palette and runs a command once. It runs after the dialog has given the focus back, so that the command can
 * move it. A failure that the command does not show itself is shown here.
 */
function runCommand({ label, run }: { label: string; run: () => unknown }): void {
	closeOverlay()
	setTimeout(async () => {
		try {
			await run()
		} catch (error) {
			console.error(error)
			showToast('bad', translations.translate('search.commandFailed', { name: label }))
		}
	})
}
