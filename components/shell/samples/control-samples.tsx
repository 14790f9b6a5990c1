"use client";

import { Download, Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Checkbox } from "../../ui/checkbox";
import { Combobox } from "../../ui/combobox";
import { Dialog, DialogClose } from "../../ui/dialog";
import { DropdownMenu, MenuItem, MenuLine } from "../../ui/dropdown-menu";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Input, TextArea } from "../../ui/input";
import { MultiSelect } from "../../ui/multi-select";
import { Popover } from "../../ui/popover";
import { RadioGroup } from "../../ui/radio-group";
import { RangeInput, type RangeValue } from "../../ui/range-input";
import { SearchInput } from "../../ui/search-input";
import { Select } from "../../ui/select";
import { Switch } from "../../ui/switch";
import { Tooltip } from "../../ui/tooltip";

const COUNTRIES = [
  { value: "DE", label: "Germany", count: 8412 },
  { value: "AT", label: "Austria", count: 1967 },
  { value: "CH", label: "Switzerland", count: 1523 },
  { value: "NL", label: "Netherlands", count: 604 },
];
const BANDS = [
  { label: "1–9", min: 1, max: 9, count: 320 },
  { label: "10–49", min: 10, max: 49, count: 610 },
  { label: "50–249", min: 50, max: 249, count: 240 },
  { label: "250 and more", min: 250, count: 60 },
];

/** What is clicked and typed in. */
export function ControlSamples() {
  const [text, setText] = useState("");
  const [on, setOn] = useState(true);
  const [format, setFormat] = useState<"csv" | "xlsx">("csv");
  const [countries, setCountries] = useState<readonly string[]>(["DE"]);
  const [range, setRange] = useState<RangeValue>({ min: 10, max: 49 });
  return (
    <>
      <Card title="Buttons">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" icon={<Download size={15} />}>
            Export 2,846
          </Button>
          <Button>Save search</Button>
          <Button variant="ghost">Clear all</Button>
          <Button variant="danger">Delete</Button>
          <Button busy>Saving</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="/dev" size="sm">
            Link
          </ButtonLink>
          <Tooltip text="Adds a list to the workspace.">
            <IconButton label="New list" icon={<Plus size={16} />} />
          </Tooltip>
          <DropdownMenu trigger={<IconButton label="More" icon={<Ellipsis size={16} />} />} align="start">
            <MenuItem>Rename</MenuItem>
            <MenuItem>Copy link</MenuItem>
            <MenuLine />
            <MenuItem danger>Delete</MenuItem>
          </DropdownMenu>
          <Popover label="Details" trigger={<Button size="sm">Popover</Button>}>
            Controls beside what they change.
          </Popover>
          <Dialog
            trigger={<Button size="sm">Dialog</Button>}
            title="Delete this list?"
            description="Its 214 companies stay; only the list goes."
            actions={
              <DialogClose asChild>
                <Button variant="danger">Delete list</Button>
              </DialogClose>
            }
          >
            It was shared with three people.
          </Dialog>
        </div>
      </Card>
      <Card title="Fields">
        <div className="grid gap-3">
          <SearchInput label="Search companies" placeholder="Search companies" shortcut="/" value={text} onChange={setText} />
          <Field label="Name" help="As it is shown to the others." error={text === "" ? "Give the list a name." : undefined}>
            {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <Field label="Notes">{(control) => <TextArea {...control} rows={2} />}</Field>
          <Field label="Format">{({ id }) => <Select id={id} value={format} onChange={setFormat} options={[{ value: "csv", label: "CSV" }, { value: "xlsx", label: "Excel" }]} />}</Field>
          <Combobox label="Country" options={COUNTRIES} value={countries[0]} onChange={(value) => setCountries([value])} />
        </div>
      </Card>
      <Card title="Choices">
        <div className="grid gap-3">
          <Checkbox checked={on} onChange={(event) => setOn(event.target.checked)}>
            Leave branches out
          </Checkbox>
          <Checkbox checked="mixed" readOnly>
            Some of them
          </Checkbox>
          <Switch checked={on} onChange={setOn}>
            Wide name search
          </Switch>
          <RadioGroup label="Format" look="segments" value={format} onChange={setFormat} choices={[{ value: "csv", label: "CSV" }, { value: "xlsx", label: "Excel" }]} />
          <RadioGroup label="Format" value={format} onChange={setFormat} choices={[{ value: "csv", label: "CSV", help: "Any number of rows." }, { value: "xlsx", label: "Excel", help: "Up to 1,048,575 rows." }]} />
        </div>
      </Card>
      <Card title="Filters">
        <MultiSelect label="Country" options={COUNTRIES} selected={countries} onChange={setCountries} />
        <div className="mt-4">
          <RangeInput label="Employees" bands={BANDS} value={range} onChange={setRange} unknown={3118} />
        </div>
      </Card>
    </>
  );
}
