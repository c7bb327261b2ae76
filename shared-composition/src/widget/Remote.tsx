import type { ExposedName, Exposes } from 'shared-contract'
import { Widget, type WidgetPlace } from './Widget.tsx'

type RemoteProps<Name extends ExposedName> = Exposes[Name] &
	WidgetPlace & {
		/** `slice/Module`, as `shared-contract` lists it. */
		name: Name
	}

/** A widget that a page shows by its name: `<Remote name="mfe-catalogue/TitleCard" titleId={1} skeleton={…} />`. */
export function Remote<Name extends ExposedName>({ name, skeleton, small, ...props }: RemoteProps<Name>) {
	const [slice = '', module = ''] = name.split('/')
	return <Widget slice={slice} module={module} skeleton={skeleton} small={small} props={props} />
}
