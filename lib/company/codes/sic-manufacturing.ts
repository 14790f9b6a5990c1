/** Division D of the US Standard Industrial Classification of 1987: manufacturing. The lines are laid out as in `SIC_PRIMARY`. */
export const SIC_MANUFACTURING = `D Manufacturing
20 Food and Kindred Products
201 Meat Products | 1 Meat Packing Plants | 3 Sausages and Other Prepared Meat Products | 5 Poultry Slaughtering and Processing
202 Dairy Products | 1 Creamery Butter | 2 Natural, Processed, and Imitation Cheese | 3 Dry, Condensed, and Evaporated Dairy Products | 4 Ice Cream and Frozen Desserts | 6 Fluid Milk
203 Canned, Frozen, and Preserved Fruits, Vegetables, and Food Specialties | 2 Canned Specialties | 3 Canned Fruits, Vegetables, Preserves, Jams, and Jellies | 4 Dried and Dehydrated Fruits, Vegetables, and Soup Mixes | 5 Pickled Fruits and Vegetables, Vegetable Sauces and Seasonings, and Salad Dressings | 7 Frozen Fruits, Fruit Juices, and Vegetables | 8 Frozen Specialties, Not Elsewhere Classified
204 Grain Mill Products | 1 Flour and Other Grain Mill Products | 3 Cereal Breakfast Foods | 4 Rice Milling | 5 Prepared Flour Mixes and Doughs | 6 Wet Corn Milling | 7 Dog and Cat Food | 8 Prepared Feed and Feed Ingredients for Animals and Fowls, Except Dogs and Cats
205 Bakery Products | 1 Bread and Other Bakery Products, Except Cookies and Crackers | 2 Cookies and Crackers | 3 Frozen Bakery Products, Except Bread
206 Sugar and Confectionery Products | 1 Cane Sugar, Except Refining | 2 Cane Sugar Refining | 3 Beet Sugar | 4 Candy and Other Confectionery Products | 6 Chocolate and Cocoa Products | 7 Chewing Gum | 8 Salted and Roasted Nuts and Seeds
207 Fats and Oils | 4 Cottonseed Oil Mills | 5 Soybean Oil Mills | 6 Vegetable Oil Mills, Except Corn, Cottonseed, and Soybean | 7 Animal and Marine Fats and Oils | 9 Shortening, Table Oils, Margarine, and Other Edible Fats and Oils, Not Elsewhere Classified
208 Beverages | 2 Malt Beverages | 3 Malt | 4 Wines, Brandy, and Brandy Spirits | 5 Distilled and Blended Liquors | 6 Bottled and Canned Soft Drinks and Carbonated Waters | 7 Flavoring Extracts and Flavoring Syrups, Not Elsewhere Classified
209 Miscellaneous Food Preparations and Kindred Products | 1 Canned and Cured Fish and Seafoods | 2 Prepared Fresh or Frozen Fish and Seafoods | 5 Roasted Coffee | 6 Potato Chips, Corn Chips, and Similar Snacks | 7 Manufactured Ice | 8 Macaroni, Spaghetti, Vermicelli, and Noodles | 9 Food Preparations, Not Elsewhere Classified
21 Tobacco Products
211 Cigarettes | 1 Cigarettes
212 Cigars | 1 Cigars
213 Chewing and Smoking Tobacco and Snuff | 1 Chewing and Smoking Tobacco and Snuff
214 Tobacco Stemming and Redrying | 1 Tobacco Stemming and Redrying
22 Textile Mill Products
221 Broadwoven Fabric Mills, Cotton | 1 Broadwoven Fabric Mills, Cotton
222 Broadwoven Fabric Mills, Manmade Fiber and Silk | 1 Broadwoven Fabric Mills, Manmade Fiber and Silk
223 Broadwoven Fabric Mills, Wool (Including Dyeing and Finishing) | 1 Broadwoven Fabric Mills, Wool (Including Dyeing and Finishing)
224 Narrow Fabric and Other Smallwares Mills, Cotton, Wool, Silk, and Manmade Fiber | 1 Narrow Fabric and Other Smallware Mills: Cotton, Wool, Silk, and Manmade Fiber
225 Knitting Mills | 1 Women's Full-Length and Knee-Length Hosiery, Except Socks | 2 Hosiery, Not Elsewhere Classified | 3 Knit Outerwear Mills | 4 Knit Underwear and Nightwear Mills | 7 Weft Knit Fabric Mills | 8 Lace and Warp Knit Fabric Mills | 9 Knitting Mills, Not Elsewhere Classified
226 Dyeing and Finishing Textiles, Except Wool Fabrics | 1 Finishers of Broadwoven Fabrics of Cotton | 2 Finishers of Broadwoven Fabrics of Manmade Fiber and Silk | 9 Finishers of Textiles, Not Elsewhere Classified
227 Carpets and Rugs | 3 Carpets and Rugs
228 Yarn and Thread Mills | 1 Yarn Spinning Mills | 2 Yarn Texturizing, Throwing, Twisting, and Winding Mills | 4 Thread Mills
229 Miscellaneous Textile Goods | 5 Coated Fabrics, Not Rubberized | 6 Tire Cord and Fabrics | 7 Nonwoven Fabrics | 8 Cordage and Twine | 9 Textile Goods, Not Elsewhere Classified
23 Apparel and Other Finished Products Made From Fabrics and Similar Materials
231 Men's and Boys' Suits, Coats, and Overcoats | 1 Men's and Boys' Suits, Coats, and Overcoats
232 Men's and Boys' Furnishings, Work Clothing, and Allied Garments | 1 Men's and Boys' Shirts, Except Work Shirts | 2 Men's and Boys' Underwear and Nightwear | 3 Men's and Boys' Neckwear | 5 Men's and Boys' Separate Trousers and Slacks | 6 Men's and Boys' Work Clothing | 9 Men's and Boys' Clothing, Not Elsewhere Classified
233 Women's, Misses', and Juniors' Outerwear | 1 Women's, Misses', and Juniors' Blouses and Shirts | 5 Women's, Misses', and Juniors' Dresses | 7 Women's, Misses', and Juniors' Suits, Skirts, and Coats | 9 Women's, Misses', and Juniors' Outerwear, Not Elsewhere Classified
234 Women's, Misses', Children's, and Infants' Undergarments | 1 Women's, Misses', Children's, and Infants' Underwear and Nightwear | 2 Brassieres, Girdles, and Allied Garments
235 Hats, Caps, and Millinery | 3 Hats, Caps, and Millinery
236 Girls', Children's, and Infants' Outerwear | 1 Girls', Children's, and Infants' Dresses, Blouses, and Shirts | 9 Girls', Children's, and Infants' Outerwear, Not Elsewhere Classified
237 Fur Goods | 1 Fur Goods
238 Miscellaneous Apparel and Accessories | 1 Dress and Work Gloves, Except Knit and All-Leather | 4 Robes and Dressing Gowns | 5 Waterproof Outerwear | 6 Leather and Sheep-Lined Clothing | 7 Apparel Belts | 9 Apparel and Accessories, Not Elsewhere Classified
239 Miscellaneous Fabricated Textile Products | 1 Curtains and Draperies | 2 Housefurnishings, Except Curtains and Draperies | 3 Textile Bags | 4 Canvas and Related Products | 5 Pleating, Decorative and Novelty Stitching, and Tucking for the Trade | 6 Automotive Trimmings, Apparel Findings, and Related Products | 7 Schiffli Machine Embroideries | 9 Fabricated Textile Products, Not Elsewhere Classified
24 Lumber and Wood Products, Except Furniture
241 Logging | 1 Logging
242 Sawmills and Planing Mills | 1 Sawmills and Planing Mills, General | 6 Hardwood Dimension and Flooring Mills | 9 Special Product Sawmills, Not Elsewhere Classified
243 Millwork, Veneer, Plywood, and Structural Wood Members | 1 Millwork | 4 Wood Kitchen Cabinets | 5 Hardwood Veneer and Plywood | 6 Softwood Veneer and Plywood | 9 Structural Wood Members, Not Elsewhere Classified
244 Wood Containers | 1 Nailed and Lock Corner Wood Boxes and Shook | 8 Wood Pallets and Skids | 9 Wood Containers, Not Elsewhere Classified
245 Wood Buildings and Mobile Homes | 1 Mobile Homes | 2 Prefabricated Wood Buildings and Components
249 Miscellaneous Wood Products | 1 Wood Preserving | 3 Reconstituted Wood Products | 9 Wood Products, Not Elsewhere Classified
25 Furniture and Fixtures
251 Household Furniture | 1 Wood Household Furniture, Except Upholstered | 2 Wood Household Furniture, Upholstered | 4 Metal Household Furniture | 5 Mattresses, Foundations, and Convertible Beds | 7 Wood Television, Radio, Phonograph, and Sewing Machine Cabinets | 9 Household Furniture, Not Elsewhere Classified
252 Office Furniture | 1 Wood Office Furniture | 2 Office Furniture, Except Wood
253 Public Building and Related Furniture | 1 Public Building and Related Furniture
254 Partitions, Shelving, Lockers, and Office and Store Fixtures | 1 Wood Office and Store Fixtures, Partitions, Shelving, and Lockers | 2 Office and Store Fixtures, Partitions, Shelving, and Lockers, Except Wood
259 Miscellaneous Furniture and Fixtures | 1 Drapery Hardware and Window Blinds and Shades | 9 Furniture and Fixtures, Not Elsewhere Classified
26 Paper and Allied Products
261 Pulp Mills | 1 Pulp Mills
262 Paper Mills | 1 Paper Mills
263 Paperboard Mills | 1 Paperboard Mills
265 Paperboard Containers and Boxes | 2 Setup Paperboard Boxes | 3 Corrugated and Solid Fiber Boxes | 5 Fiber Cans, Tubes, Drums, and Similar Products | 6 Sanitary Food Containers, Except Folding | 7 Folding Paperboard Boxes, Including Sanitary
267 Converted Paper and Paperboard Products, Except Containers and Boxes | 1 Packaging Paper and Plastics Film, Coated and Laminated | 2 Coated and Laminated Paper, Not Elsewhere Classified | 3 Plastics, Foil, and Coated Paper Bags | 4 Uncoated Paper and Multiwall Bags | 5 Die-Cut Paper and Paperboard and Cardboard | 6 Sanitary Paper Products | 7 Envelopes | 8 Stationery, Tablets, and Related Products | 9 Converted Paper and Paperboard Products, Not Elsewhere Classified
27 Printing, Publishing, and Allied Industries
271 Newspapers: Publishing, or Publishing and Printing | 1 Newspapers: Publishing, or Publishing and Printing
272 Periodicals: Publishing, or Publishing and Printing | 1 Periodicals: Publishing, or Publishing and Printing
273 Books | 1 Books: Publishing, or Publishing and Printing | 2 Book Printing
274 Miscellaneous Publishing | 1 Miscellaneous Publishing
275 Commercial Printing | 2 Commercial Printing, Lithographic | 4 Commercial Printing, Gravure | 9 Commercial Printing, Not Elsewhere Classified
276 Manifold Business Forms | 1 Manifold Business Forms
277 Greeting Cards | 1 Greeting Cards
278 Blankbooks, Looseleaf Binders, and Bookbinding | 2 Blankbooks, Looseleaf Binders and Devices | 9 Bookbinding and Related Work
279 Service Industries for the Printing Trade | 1 Typesetting | 6 Platemaking and Related Services
28 Chemicals and Allied Products
281 Industrial Inorganic Chemicals | 2 Alkalies and Chlorine | 3 Industrial Gases | 6 Inorganic Pigments | 9 Industrial Inorganic Chemicals, Not Elsewhere Classified
282 Plastics Materials and Synthetic Resins, Synthetic Rubber, Cellulosic and Other Manmade Fibers, Except Glass | 1 Plastics Materials, Synthetic Resins, and Nonvulcanizable Elastomers | 2 Synthetic Rubber (Vulcanizable Elastomers) | 3 Cellulosic Manmade Fibers | 4 Manmade Organic Fibers, Except Cellulosic
283 Drugs | 3 Medicinal Chemicals and Botanical Products | 4 Pharmaceutical Preparations | 5 In Vitro and In Vivo Diagnostic Substances | 6 Biological Products, Except Diagnostic Substances
284 Soap, Detergents, and Cleaning Preparations; Perfumes, Cosmetics, and Other Toilet Preparations | 1 Soap and Other Detergents, Except Specialty Cleaners | 2 Specialty Cleaning, Polishing, and Sanitation Preparations | 3 Surface Active Agents, Finishing Agents, Sulfonated Oils, and Assistants | 4 Perfumes, Cosmetics, and Other Toilet Preparations
285 Paints, Varnishes, Lacquers, Enamels, and Allied Products | 1 Paints, Varnishes, Lacquers, Enamels, and Allied Products
286 Industrial Organic Chemicals | 1 Gum and Wood Chemicals | 5 Cyclic Organic Crudes and Intermediates, and Organic Dyes and Pigments | 9 Industrial Organic Chemicals, Not Elsewhere Classified
287 Agricultural Chemicals | 3 Nitrogenous Fertilizers | 4 Phosphatic Fertilizers | 5 Fertilizers, Mixing Only | 9 Pesticides and Agricultural Chemicals, Not Elsewhere Classified
289 Miscellaneous Chemical Products | 1 Adhesives and Sealants | 2 Explosives | 3 Printing Ink | 5 Carbon Black | 9 Chemicals and Chemical Preparations, Not Elsewhere Classified
29 Petroleum Refining and Related Industries
291 Petroleum Refining | 1 Petroleum Refining
295 Asphalt Paving and Roofing Materials | 1 Asphalt Paving Mixtures and Blocks | 2 Asphalt Felts and Coatings
299 Miscellaneous Products of Petroleum and Coal | 2 Lubricating Oils and Greases | 9 Products of Petroleum and Coal, Not Elsewhere Classified
30 Rubber and Miscellaneous Plastics Products
301 Tires and Inner Tubes | 1 Tires and Inner Tubes
302 Rubber and Plastics Footwear | 1 Rubber and Plastics Footwear
305 Gaskets, Packing, and Sealing Devices and Rubber and Plastics Hose and Belting | 2 Rubber and Plastics Hose and Belting | 3 Gaskets, Packing, and Sealing Devices
306 Fabricated Rubber Products, Not Elsewhere Classified | 1 Molded, Extruded, and Lathe-Cut Mechanical Rubber Goods | 9 Fabricated Rubber Products, Not Elsewhere Classified
308 Miscellaneous Plastics Products | 1 Unsupported Plastics Film and Sheet | 2 Unsupported Plastics Profile Shapes | 3 Laminated Plastics Plate, Sheet, and Profile Shapes | 4 Plastics Pipe | 5 Plastics Bottles | 6 Plastics Foam Products | 7 Custom Compounding of Purchased Plastics Resins | 8 Plastics Plumbing Fixtures | 9 Plastics Products, Not Elsewhere Classified
31 Leather and Leather Products
311 Leather Tanning and Finishing | 1 Leather Tanning and Finishing
313 Boot and Shoe Cut Stock and Findings | 1 Boot and Shoe Cut Stock and Findings
314 Footwear, Except Rubber | 2 House Slippers | 3 Men's Footwear, Except Athletic | 4 Women's Footwear, Except Athletic | 9 Footwear, Except Rubber, Not Elsewhere Classified
315 Leather Gloves and Mittens | 1 Leather Gloves and Mittens
316 Luggage | 1 Luggage
317 Handbags and Other Personal Leather Goods | 1 Women's Handbags and Purses | 2 Personal Leather Goods, Except Women's Handbags and Purses
319 Leather Goods, Not Elsewhere Classified | 9 Leather Goods, Not Elsewhere Classified
32 Stone, Clay, Glass, and Concrete Products
321 Flat Glass | 1 Flat Glass
322 Glass and Glassware, Pressed or Blown | 1 Glass Containers | 9 Pressed and Blown Glass and Glassware, Not Elsewhere Classified
323 Glass Products, Made of Purchased Glass | 1 Glass Products, Made of Purchased Glass
324 Cement, Hydraulic | 1 Cement, Hydraulic
325 Structural Clay Products | 1 Brick and Structural Clay Tile | 3 Ceramic Wall and Floor Tile | 5 Clay Refractories | 9 Structural Clay Products, Not Elsewhere Classified
326 Pottery and Related Products | 1 Vitreous China Plumbing Fixtures and China and Earthenware Fittings and Bathroom Accessories | 2 Vitreous China Table and Kitchen Articles | 3 Fine Earthenware (Whiteware) Table and Kitchen Articles | 4 Porcelain Electrical Supplies | 9 Pottery Products, Not Elsewhere Classified
327 Concrete, Gypsum, and Plaster Products | 1 Concrete Block and Brick | 2 Concrete Products, Except Block and Brick | 3 Ready-Mixed Concrete | 4 Lime | 5 Gypsum Products
328 Cut Stone and Stone Products | 1 Cut Stone and Stone Products
329 Abrasive, Asbestos, and Miscellaneous Nonmetallic Mineral Products | 1 Abrasive Products | 2 Asbestos Products | 5 Minerals and Earths, Ground or Otherwise Treated | 6 Mineral Wool | 7 Nonclay Refractories | 9 Nonmetallic Mineral Products, Not Elsewhere Classified
33 Primary Metal Industries
331 Steel Works, Blast Furnaces, and Rolling and Finishing Mills | 2 Steel Works, Blast Furnaces (Including Coke Ovens), and Rolling Mills | 3 Electrometallurgical Products, Except Steel | 5 Steel Wiredrawing and Steel Nails and Spikes | 6 Cold-Rolled Steel Sheet, Strip, and Bars | 7 Steel Pipe and Tubes
332 Iron and Steel Foundries | 1 Gray and Ductile Iron Foundries | 2 Malleable Iron Foundries | 4 Steel Investment Foundries | 5 Steel Foundries, Not Elsewhere Classified
333 Primary Smelting and Refining of Nonferrous Metals | 1 Primary Smelting and Refining of Copper | 4 Primary Production of Aluminum | 9 Primary Smelting and Refining of Nonferrous Metals, Except Copper and Aluminum
334 Secondary Smelting and Refining of Nonferrous Metals | 1 Secondary Smelting and Refining of Nonferrous Metals
335 Rolling, Drawing, and Extruding of Nonferrous Metals | 1 Rolling, Drawing, and Extruding of Copper | 3 Aluminum Sheet, Plate, and Foil | 4 Aluminum Extruded Products | 5 Aluminum Rolling and Drawing, Not Elsewhere Classified | 6 Rolling, Drawing, and Extruding of Nonferrous Metals, Except Copper and Aluminum | 7 Drawing and Insulating of Nonferrous Wire
336 Nonferrous Foundries (Castings) | 3 Aluminum Die-Castings | 4 Nonferrous Die-Castings, Except Aluminum | 5 Aluminum Foundries | 6 Copper Foundries | 9 Nonferrous Foundries, Except Aluminum and Copper
339 Miscellaneous Primary Metal Products | 8 Metal Heat Treating | 9 Primary Metal Products, Not Elsewhere Classified
34 Fabricated Metal Products, Except Machinery and Transportation Equipment
341 Metal Cans and Shipping Containers | 1 Metal Cans | 2 Metal Shipping Barrels, Drums, Kegs, and Pails
342 Cutlery, Handtools, and General Hardware | 1 Cutlery | 3 Hand and Edge Tools, Except Machine Tools and Handsaws | 5 Saw Blades and Handsaws | 9 Hardware, Not Elsewhere Classified
343 Heating Equipment, Except Electric and Warm Air; and Plumbing Fixtures | 1 Enameled Iron and Metal Sanitary Ware | 2 Plumbing Fixture Fittings and Trim | 3 Heating Equipment, Except Electric and Warm Air Furnaces
344 Fabricated Structural Metal Products | 1 Fabricated Structural Metal | 2 Metal Doors, Sash, Frames, Molding, and Trim | 3 Fabricated Plate Work (Boiler Shops) | 4 Sheet Metal Work | 6 Architectural and Ornamental Metal Work | 8 Prefabricated Metal Buildings and Components | 9 Miscellaneous Structural Metal Work
345 Screw Machine Products, and Bolts, Nuts, Screws, Rivets, and Washers | 1 Screw Machine Products | 2 Bolts, Nuts, Screws, Rivets, and Washers
346 Metal Forgings and Stampings | 2 Iron and Steel Forgings | 3 Nonferrous Forgings | 5 Automotive Stampings | 6 Crowns and Closures | 9 Metal Stampings, Not Elsewhere Classified
347 Coating, Engraving, and Allied Services | 1 Electroplating, Plating, Polishing, Anodizing, and Coloring | 9 Coating, Engraving, and Allied Services, Not Elsewhere Classified
348 Ordnance and Accessories, Except Vehicles and Guided Missiles | 2 Small Arms Ammunition | 3 Ammunition, Except for Small Arms | 4 Small Arms | 9 Ordnance and Accessories, Not Elsewhere Classified
349 Miscellaneous Fabricated Metal Products | 1 Industrial Valves | 2 Fluid Power Valves and Hose Fittings | 3 Steel Springs, Except Wire | 4 Valves and Pipe Fittings, Not Elsewhere Classified | 5 Wire Springs | 6 Miscellaneous Fabricated Wire Products | 7 Metal Foil and Leaf | 8 Fabricated Pipe and Pipe Fittings | 9 Fabricated Metal Products, Not Elsewhere Classified
35 Industrial and Commercial Machinery and Computer Equipment
351 Engines and Turbines | 1 Steam, Gas, and Hydraulic Turbines, and Turbine Generator Set Units | 9 Internal Combustion Engines, Not Elsewhere Classified
352 Farm and Garden Machinery and Equipment | 3 Farm Machinery and Equipment | 4 Lawn and Garden Tractors and Home Lawn and Garden Equipment
353 Construction, Mining, and Materials Handling Machinery and Equipment | 1 Construction Machinery and Equipment | 2 Mining Machinery and Equipment, Except Oil and Gas Field Machinery and Equipment | 3 Oil and Gas Field Machinery and Equipment | 4 Elevators and Moving Stairways | 5 Conveyors and Conveying Equipment | 6 Overhead Traveling Cranes, Hoists, and Monorail Systems | 7 Industrial Trucks, Tractors, Trailers, and Stackers
354 Metalworking Machinery and Equipment | 1 Machine Tools, Metal Cutting Types | 2 Machine Tools, Metal Forming Types | 3 Industrial Patterns | 4 Special Dies and Tools, Die Sets, Jigs and Fixtures, and Industrial Molds | 5 Cutting Tools, Machine Tool Accessories, and Machinists' Precision Measuring Devices | 6 Power-Driven Handtools | 7 Rolling Mill Machinery and Equipment | 8 Electric and Gas Welding and Soldering Equipment | 9 Metalworking Machinery, Not Elsewhere Classified
355 Special Industry Machinery, Except Metalworking Machinery | 2 Textile Machinery | 3 Woodworking Machinery | 4 Paper Industries Machinery | 5 Printing Trades Machinery and Equipment | 6 Food Products Machinery | 9 Special Industry Machinery, Not Elsewhere Classified
356 General Industrial Machinery and Equipment | 1 Pumps and Pumping Equipment | 2 Ball and Roller Bearings | 3 Air and Gas Compressors | 4 Industrial and Commercial Fans and Blowers and Air Purification Equipment | 5 Packaging Machinery | 6 Speed Changers, Industrial High-Speed Drives, and Gears | 7 Industrial Process Furnaces and Ovens | 8 Mechanical Power Transmission Equipment, Not Elsewhere Classified | 9 General Industrial Machinery and Equipment, Not Elsewhere Classified
357 Computer and Office Equipment | 1 Electronic Computers | 2 Computer Storage Devices | 5 Computer Terminals | 7 Computer Peripheral Equipment, Not Elsewhere Classified | 8 Calculating and Accounting Machines, Except Electronic Computers | 9 Office Machines, Not Elsewhere Classified
358 Refrigeration and Service Industry Machinery | 1 Automatic Vending Machines | 2 Commercial Laundry, Drycleaning, and Pressing Machines | 5 Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment | 6 Measuring and Dispensing Pumps | 9 Service Industry Machinery, Not Elsewhere Classified
359 Miscellaneous Industrial and Commercial Machinery and Equipment | 2 Carburetors, Pistons, Piston Rings, and Valves | 3 Fluid Power Cylinders and Actuators | 4 Fluid Power Pumps and Motors | 6 Scales and Balances, Except Laboratory | 9 Industrial and Commercial Machinery and Equipment, Not Elsewhere Classified
36 Electronic and Other Electrical Equipment and Components, Except Computer Equipment
361 Electric Transmission and Distribution Equipment | 2 Power, Distribution, and Specialty Transformers | 3 Switchgear and Switchboard Apparatus
362 Electrical Industrial Apparatus | 1 Motors and Generators | 4 Carbon and Graphite Products | 5 Relays and Industrial Controls | 9 Electrical Industrial Apparatus, Not Elsewhere Classified
363 Household Appliances | 1 Household Cooking Equipment | 2 Household Refrigerators and Home and Farm Freezers | 3 Household Laundry Equipment | 4 Electric Housewares and Fans | 5 Household Vacuum Cleaners | 9 Household Appliances, Not Elsewhere Classified
364 Electric Lighting and Wiring Equipment | 1 Electric Lamp Bulbs and Tubes | 3 Current-Carrying Wiring Devices | 4 Noncurrent-Carrying Wiring Devices | 5 Residential Electric Lighting Fixtures | 6 Commercial, Industrial, and Institutional Electric Lighting Fixtures | 7 Vehicular Lighting Equipment | 8 Lighting Equipment, Not Elsewhere Classified
365 Household Audio and Video Equipment, and Audio Recordings | 1 Household Audio and Video Equipment | 2 Phonograph Records and Prerecorded Audio Tapes and Disks
366 Communications Equipment | 1 Telephone and Telegraph Apparatus | 3 Radio and Television Broadcasting and Communications Equipment | 9 Communications Equipment, Not Elsewhere Classified
367 Electronic Components and Accessories | 1 Electron Tubes | 2 Printed Circuit Boards | 4 Semiconductors and Related Devices | 5 Electronic Capacitors | 6 Electronic Resistors | 7 Electronic Coils, Transformers, and Other Inductors | 8 Electronic Connectors | 9 Electronic Components, Not Elsewhere Classified
369 Miscellaneous Electrical Machinery, Equipment, and Supplies | 1 Storage Batteries | 2 Primary Batteries, Dry and Wet | 4 Electrical Equipment for Internal Combustion Engines | 5 Magnetic and Optical Recording Media | 9 Electrical Machinery, Equipment, and Supplies, Not Elsewhere Classified
37 Transportation Equipment
371 Motor Vehicles and Motor Vehicle Equipment | 1 Motor Vehicles and Passenger Car Bodies | 3 Truck and Bus Bodies | 4 Motor Vehicle Parts and Accessories | 5 Truck Trailers | 6 Motor Homes
372 Aircraft and Parts | 1 Aircraft | 4 Aircraft Engines and Engine Parts | 8 Aircraft Parts and Auxiliary Equipment, Not Elsewhere Classified
373 Ship and Boat Building and Repairing | 1 Ship Building and Repairing | 2 Boat Building and Repairing
374 Railroad Equipment | 3 Railroad Equipment
375 Motorcycles, Bicycles, and Parts | 1 Motorcycles, Bicycles, and Parts
376 Guided Missiles and Space Vehicles and Parts | 1 Guided Missiles and Space Vehicles | 4 Guided Missile and Space Vehicle Propulsion Units and Propulsion Unit Parts | 9 Guided Missile and Space Vehicle Parts and Auxiliary Equipment, Not Elsewhere Classified
379 Miscellaneous Transportation Equipment | 2 Travel Trailers and Campers | 5 Tanks and Tank Components | 9 Transportation Equipment, Not Elsewhere Classified
38 Measuring, Analyzing, and Controlling Instruments; Photographic, Medical and Optical Goods; Watches and Clocks
381 Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems, Instruments, and Equipment | 2 Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems and Instruments
382 Laboratory Apparatus and Analytical, Optical, Measuring, and Controlling Instruments | 1 Laboratory Apparatus and Furniture | 2 Automatic Controls for Regulating Residential and Commercial Environments and Appliances | 3 Industrial Instruments for Measurement, Display, and Control of Process Variables; and Related Products | 4 Totalizing Fluid Meters and Counting Devices | 5 Instruments for Measuring and Testing of Electricity and Electrical Signals | 6 Laboratory Analytical Instruments | 7 Optical Instruments and Lenses | 9 Measuring and Controlling Devices, Not Elsewhere Classified
384 Surgical, Medical, and Dental Instruments and Supplies | 1 Surgical and Medical Instruments and Apparatus | 2 Orthopedic, Prosthetic, and Surgical Appliances and Supplies | 3 Dental Equipment and Supplies | 4 X-Ray Apparatus and Tubes and Related Irradiation Apparatus | 5 Electromedical and Electrotherapeutic Apparatus
385 Ophthalmic Goods | 1 Ophthalmic Goods
386 Photographic Equipment and Supplies | 1 Photographic Equipment and Supplies
387 Watches, Clocks, Clockwork Operated Devices, and Parts | 3 Watches, Clocks, Clockwork Operated Devices, and Parts
39 Miscellaneous Manufacturing Industries
391 Jewelry, Silverware, and Plated Ware | 1 Jewelry, Precious Metal | 4 Silverware, Plated Ware, and Stainless Steel Ware | 5 Jewelers' Findings and Materials, and Lapidary Work
393 Musical Instruments | 1 Musical Instruments
394 Dolls, Toys, Games and Sporting and Athletic Goods | 2 Dolls and Stuffed Toys | 4 Games, Toys, and Children's Vehicles, Except Dolls and Bicycles | 9 Sporting and Athletic Goods, Not Elsewhere Classified
395 Pens, Pencils, and Other Artists' Materials | 1 Pens, Mechanical Pencils, and Parts | 2 Lead Pencils, Crayons, and Artists' Materials | 3 Marking Devices | 5 Carbon Paper and Inked Ribbons
396 Costume Jewelry, Costume Novelties, Buttons, and Miscellaneous Notions, Except Precious Metal | 1 Costume Jewelry and Costume Novelties, Except Precious Metal | 5 Fasteners, Buttons, Needles, and Pins
399 Miscellaneous Manufacturing Industries | 1 Brooms and Brushes | 3 Signs and Advertising Specialties | 5 Burial Caskets | 6 Linoleum, Asphalted-Felt-Base, and Other Hard Surface Floor Coverings, Not Elsewhere Classified | 9 Manufacturing Industries, Not Elsewhere Classified`;
