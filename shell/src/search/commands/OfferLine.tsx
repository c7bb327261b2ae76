import { ChevronRightIcon } from 'shared-ui'
import { SparkIcon } from 'shared-ui/parts'
import { ActionEntry, Entry, Text } from '../resultList.tsx'
import { remember } from './recentStore.ts'
import { runCommand } from './runCommand.ts'
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
