import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { type Fill, fillsOf, type Locale, type MenuName, type SlotName, type SlotProps } from 'shared-contract'
import { Skeleton } from 'shared-ui'
import { $registry } from '../registryStore.ts'
import { Widget } from '../widget/Widget.tsx'

/** What the slices put into a slot or a menu, in its order; nothing while there is no registry. */
export function useFills(name: SlotName | MenuName): Fill[] {
	const known = useStore($registry)
	return known.state === 'ready' ? fillsOf(known.registry, name) : []
}

interface SlotOptions<Name extends SlotName> {
	name: Name
	/** Takes the place of a loading widget. Default: a skeleton of the height that the widget names. */
	skeleton?: (index: number) => ReactNode
	/** True for a place of controls. */
	small?: boolean
}

/** A place of a page that any slice may fill: `<Slot name="home.rows" />`. Without a fill it renders nothing. */
export function Slot<Name extends SlotName>({ name, skeleton, small, ...props }: SlotOptions<Name> & SlotProps<Name>) {
	return useFills(name).map((fill, index) => (
		<SlotFill
			key={`${fill.slice} ${fill.module}`}
			fill={fill}
			props={props}
			small={small}
			skeleton={skeleton?.(index)}
		/>
	))
}

interface SlotFillProps {
	fill: Fill
	props: object
	small?: boolean | undefined
	skeleton?: ReactNode
}

/** One widget of a slot. */
export function SlotFill({
	fill,
	props,
	small,
	skeleton = <Skeleton $height={fill.height ?? '12rem'} />,
}: SlotFillProps) {
	return <Widget slice={fill.slice} module={fill.module ?? ''} props={props} small={small} skeleton={skeleton} />
}

/** The name of a fill for readers. */
export function fillTitle({ title, path, module = path }: Fill, locale: Locale): string {
	return title?.[locale] ?? module ?? ''
}
