"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { CompaniesAnswer } from "../../lib/client/client";
import { rememberSearch } from "../shell/recent-searches";
import { CountryFlag } from "../ui/country-flag";
import { cx } from "../ui/cx";
import { FLOAT_CLASS } from "../ui/float";
import { SearchInput } from "../ui/search-input";
import { client } from "./explore-data";
import { useExplore } from "./explore-state";
import { useDebounced } from "./use-debounced";

/** How many names are suggested, and how long typing must pause for it, in milliseconds. */
const SUGGESTED = 7;
const PAUSE = 120;

/** Finds by name, number, e-mail or domain. Typing suggests companies; Enter searches; a chosen suggestion is opened. */
export function SearchBox() {
  const { query, change, showCompany } = useExplore();
  const inForce = query.search ?? "";
  const [typed, setTyped] = useState({ from: inForce, text: inForce });
  const text = typed.from === inForce ? typed.text : inForce;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  useSlash(box);
  const companies = useSuggestions(text, open);
  const shown = open && companies.length > 0;

  function search(value: string): void {
    setOpen(false);
    rememberSearch(value);
    const { search: _before, match: _reading, ...others } = query;
    change(value.trim() === "" ? others : { ...others, search: value.trim() });
  }
  function pick(id: string): void {
    setOpen(false);
    showCompany(id);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter") {
      const chosen = shown ? companies[active]?.ID : undefined;
      if (typeof chosen === "string") pick(chosen);
      else search(text);
    } else if (shown && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + companies.length + 1) % (companies.length + 1) === companies.length ? -1 : (active + step + companies.length) % companies.length);
    }
  }
  return (
    <div className="relative min-w-0 flex-1" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <SearchInput
        ref={box}
        size="lg"
        label="Search companies"
        placeholder="Name, number, e-mail or website"
        shortcut="/"
        maxLength={500}
        value={text}
        onChange={(value) => {
          setTyped({ from: inForce, text: value });
          setOpen(true);
          setActive(-1);
          if (value === "" && inForce !== "") search("");
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
      />
      <div className={cx(shown ? "absolute inset-x-0 top-11" : "hidden", FLOAT_CLASS, "p-1")}>
        <ul id={list} role="listbox" aria-label="Suggestions">
          {companies.map((company, index) => (
            <li
              key={company.ID}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => pick(company.ID ?? "")}
              className={cx("flex h-8 items-center gap-2 rounded-control px-2", index === active && "bg-hover")}
            >
              <span className="min-w-0 flex-1 truncate font-medium">{company["Company Name"]}</span>
              <span className="max-w-[40%] truncate text-label text-ink-faint">{[company.City, company.Country].filter((part) => typeof part === "string").join(", ")}</span>
              {typeof company["Country Code"] === "string" && <CountryFlag code={company["Country Code"]} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const NONE: CompaniesAnswer["records"] = [];

/** Companies whose name begins so; a request that newer typing has overtaken is given up. */
function useSuggestions(text: string, wanted: boolean): CompaniesAnswer["records"] {
  const term = useDebounced(text.trim(), PAUSE);
  const { data } = useQuery({
    queryKey: ["suggest", term],
    enabled: wanted && term.length >= 2,
    queryFn: ({ signal }) => client.search({ search: term, statusCode: ["0", "1"] }, { pageSize: SUGGESTED }, { signal, attempts: 1 }),
  });
  return wanted && term.length >= 2 ? (data?.records ?? NONE) : NONE;
}

/** `/` brings the focus to the box, unless something is being typed elsewhere. */
function useSlash(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      const { target } = event;
      const typing = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== "/" || typing || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [box]);
}
